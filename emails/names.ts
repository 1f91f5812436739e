/** The first word of the name as typed. */
function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName;
}

/** An order that was rebuilt from Stripe has an address in place of the name. */
export function greeting(fullName: string): string {
  return fullName.includes('@') ? 'Hola' : `Hola, ${firstName(fullName)}`;
}

/** The number of an order, or the reference of a consultation, as people see it. `id` is a UUIDv7: its last digits are random, the first its time. */
export function shortReference(id: string): string {
  return id.slice(-8).toUpperCase();
}
