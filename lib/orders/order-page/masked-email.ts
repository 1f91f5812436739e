/** "a…@e….es": enough to recognise one's own mailbox. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  return `${local.charAt(0)}…@${domain.charAt(0)}….${ending}`;
}
