/** The first word of the name as typed. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName;
}

/** Null for an order that was rebuilt without a name: its mailbox stands in the place of one. */
export function knownName(fullName: string): string | null {
  return fullName.includes('@') ? null : fullName;
}
