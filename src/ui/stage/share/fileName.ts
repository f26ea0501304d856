/** A name that every system takes; `id` may come from a file. */
export function fileName(id: string, ending: string): string {
  const plain = id.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `${plain.slice(0, 80) || 'story'}.${ending}`;
}
