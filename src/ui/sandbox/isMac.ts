/** Macs have other keys for some things. Only in the browser. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
