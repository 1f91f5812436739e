type Answer<Id extends string> = { values: Partial<Record<Id, string>>; errors: Partial<Record<Id, string>> };

/** The properties of a required field of a form that a server action answers: it comes back with what was typed and its fault. */
export function answeredField<Id extends string>(id: Id, label: string, { values, errors }: Answer<Id>) {
  return { id, name: id, label, defaultValue: values[id], error: errors[id], required: true };
}
