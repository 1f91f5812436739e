/** "tel:+34910000000": Spanish numbers are written without their prefix, others with "+" or "00". */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return `tel:${digits.startsWith('+') ? digits : `+34${digits}`}`;
}

/** A telephone number as it is shown, on one line wherever it stands: its spaces do not break. */
export function unbrokenTelephone(phone: string): string {
  return phone.replace(/\s/g, '\u00a0');
}
