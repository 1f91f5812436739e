/**
 * Letters and digits of a number or a code that was typed or pasted, in capitals and in the usual width. Separators, blanks and
 * characters that cannot be seen are dropped.
 */
export function plainCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
