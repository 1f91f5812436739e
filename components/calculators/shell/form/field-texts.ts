/** What stands in the fields of a form, by name. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

export function differ<Name extends string>(a: Texts<Name>, b: Texts<Name>): boolean {
  return Object.keys(a).some((name) => a[name as Name] !== b[name as Name]);
}

/** The texts in the form's fields; a name without a field or a choice keeps its value. */
export function typedInto<Name extends string>(form: HTMLFormElement, values: Texts<Name>) {
  const typed: Record<Name, string> = { ...values };
  const data = new FormData(form);
  for (const name of Object.keys(values) as Name[]) {
    const value = data.get(name);
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
}
