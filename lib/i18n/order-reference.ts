/** "8F3A21BC", the number of an order as people see it: the last digits of a UUIDv7 are random, the first are its time. */
export function orderReference(orderId: string): string {
  return orderId.slice(-8).toUpperCase();
}
