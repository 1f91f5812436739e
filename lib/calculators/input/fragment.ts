/** "#precio=200000&plazo=25". A browser never sends the fragment to a server. */
export function writeFragment(values: Readonly<Record<string, string>>): string {
  return `#${new URLSearchParams(values)}`;
}

/** The values of the known names; undefined if there are none, as in "#calculadora" or "". Never throws. */
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
