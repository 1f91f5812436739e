/** Null for an order that was rebuilt without a name: its mailbox stands in the place of one. */
export function knownName(fullName: string): string | null {
  return fullName.includes('@') ? null : fullName;
}
