/** How a mail greets: the first word of the name as it was typed. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName;
}

/** The order's number for people. The first digits of a time-ordered id are the same for a whole minute; the last eight are random. */
export function orderNumber(orderId: string): string {
  return orderId.slice(-8).toUpperCase();
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}
