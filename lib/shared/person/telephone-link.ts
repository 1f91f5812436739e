/** "tel:+34910000000": Spanish numbers are written without their prefix, others with "+" or "00". */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return `tel:${digits.startsWith('+') ? digits : `+34${digits}`}`;
}
