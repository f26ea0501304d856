/** Hands a file's content to the browser's own way of saving files. */
export function saveFile(name: string, content: string | Blob, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken what it needs once the click has been handled and the download begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
