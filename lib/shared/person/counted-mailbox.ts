const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The spelling under which a limit counts a lower-case address: without its +tag and, at Gmail, without dots. For limits
 * only: e-mails go to the address as it was typed. The database has a function of the same name, for claims.
 */
export function countedMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const tag = local.indexOf('+', 1);
  const untagged = tag === -1 ? local : local.slice(0, tag);
  return WITHOUT_DOTS.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
