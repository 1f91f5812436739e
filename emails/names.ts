/** The first word of the name as typed. */
function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName;
}

/** An order that was rebuilt from Stripe has an address in place of the name. */
export function greeting(fullName: string): string {
  return fullName.includes('@') ? 'Hola' : `Hola, ${firstName(fullName)}`;
}
