/** The parameters of a fragment; an anchor such as "#calculadora" has none. */
function parametersOf(fragment: string): URLSearchParams {
  const text = fragment.replace(/^#/, '');
  return new URLSearchParams(text.includes('=') ? text : '');
}

/** "#precio=200000&plazo=25". A browser never sends the fragment to a server. */
export function writeFragment(values: Readonly<Record<string, string>>): string {
  return addToFragment('', values);
}

/**
 * `fragment` with these values: what other calculators of the page wrote into it stays. Empty values are written too, since a
 * field that was cleared may not be empty at first.
 */
export function addToFragment(fragment: string, values: Readonly<Record<string, string>>): string {
  const parameters = parametersOf(fragment);
  for (const [name, value] of Object.entries(values)) parameters.set(name, value);
  return `#${parameters}`;
}

/** The values of the known names; undefined if there are none, as in "#calculadora" or "". Never throws. */
export function readFragment<Name extends string>(
  fragment: string,
  names: readonly Name[],
): Partial<Record<Name, string>> | undefined {
  const parameters = parametersOf(fragment);
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = parameters.get(name);
    if (value !== null) found[name] = value;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** Looks a word of an address fragment up; undefined for any that is not in the table. */
export function meant<Meaning>(table: Readonly<Record<string, Meaning>>, text: string): Meaning | undefined {
  return Object.hasOwn(table, text) ? table[text] : undefined;
}

/** Whether a parameter begins with this prefix, or the fragment is the anchor `id` itself. */
export function asksForTool(fragment: string, { id, prefix }: { id: string; prefix: string }): boolean {
  return fragment === `#${id}` || [...parametersOf(fragment).keys()].some((name) => name.startsWith(prefix));
}
