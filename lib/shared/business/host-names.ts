/** Who holds an appointment, one of these: "Ana Ruiz o Luis Gil". Null where the firm names no one. */
export function hostNames(hosts: readonly { name: string }[]): string | null {
  if (hosts.length === 0) return null;
  return new Intl.ListFormat('es', { type: 'disjunction' }).format(hosts.map(({ name }) => name));
}
