/** A telephone number as it is shown, on one line wherever it stands: its spaces do not break. */
export function unbrokenTelephone(phone: string): string {
  return phone.replace(/\s/g, '\u00a0');
}
