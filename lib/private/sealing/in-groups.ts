/** Groups of four with a hyphen between them, as people read and compare them. */
export function inGroups(digits: string): string {
  return (digits.match(/.{4}/g) ?? []).join('-');
}
