/** The texts of these fields, each cut to so many characters; of a missing field or a file the empty text. */
export function textsOf<Name extends string>(
  formData: FormData,
  names: readonly Name[],
  longest: number,
): Record<Name, string> {
  const texts = names.map((name) => {
    const value = formData.get(name);
    return [name, typeof value === 'string' ? value.slice(0, longest) : ''];
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}
