/** "tel:+34910000000": Spanish numbers are written without their prefix. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('+') ? digits : `+34${digits}`}`;
}
