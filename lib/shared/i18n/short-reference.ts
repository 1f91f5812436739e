/** The number of an order, or the reference of a consultation, as people see it. `id` is a UUIDv7: its last digits are random, the first its time. */
export function shortReference(id: string): string {
  return id.slice(-8).toUpperCase();
}
