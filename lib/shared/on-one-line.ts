/** Replaces line breaks, other control characters and runs of white space with one blank: a line break would end a header or a row. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
