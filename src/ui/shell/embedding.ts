const embed = /[?&]embed=1(?=&|$)/;

/** In a frame on someone's page the address asks for the Stage alone; the style sheets show no more, from here on. */
export function markEmbedding(): void {
  if (embed.test(location.hash)) document.documentElement.dataset['embed'] = '';
}

/** `hash`, still embedded when the page is. */
export function embeddedHash(hash: string): string {
  if (!('embed' in document.documentElement.dataset)) return hash;
  return `${hash}${hash.includes('?') ? '&' : '?'}embed=1`;
}
