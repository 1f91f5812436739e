/** The texts of these fields, each cut to so many characters, by default far above the limits of the schemas; of a missing field or a file the empty text. */
export function textsOf<Name extends string>(
  formData: FormData,
  names: readonly Name[],
  longest = 1_000,
): Record<Name, string> {
  const texts = names.map((name) => {
    const value = formData.get(name);
    return [name, typeof value === 'string' ? value.slice(0, longest) : ''];
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}
