/**
 * `text` as Mermaid prints it: what ends a statement (`;`, a line break), begins a comment, a directive or
 * markup is written as an entity (`#59;`), which Mermaid turns back when it draws.
 */
export function mermaidText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[#;%<>"&{}]/g, (sign) => `#${sign.charCodeAt(0)};`)
    .trim();
}
