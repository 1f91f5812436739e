/** "#precio=200000&plazo=25": what the address keeps of a calculation. A fragment is never sent to a server. */
export function writeFragment(values: Readonly<Record<string, string>>): string {
  return `#${new URLSearchParams(values)}`;
}

/** The known names that the fragment gives a value; undefined where it has none, as "#calculadora" or "". Never throws. */
export function readFragment<Name extends string>(
  fragment: string,
  names: readonly Name[],
): Partial<Record<Name, string>> | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = parameters.get(name);
    if (value !== null) found[name] = value;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
