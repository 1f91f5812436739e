/** The fields of a form by name: strings, and booleans for checkboxes. */
export type FormValues = Record<string, string | boolean>;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The controls of a field: one, or the radio buttons of a group. */
export function controlsOf(form: HTMLFormElement, field: string): Control[] {
  const found = form.elements.namedItem(field);
  const controls = found instanceof RadioNodeList ? [...found] : [found];
  return controls.filter((control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement);
}

function readField(controls: Control[]): string | boolean {
  const [first] = controls;
  if (first instanceof HTMLInputElement && first.type === 'checkbox') return first.checked;
  if (first?.type !== 'radio') return first?.value ?? '';
  return controls.find((control) => control instanceof HTMLInputElement && control.checked)?.value ?? '';
}

/** What the form holds. `empty` names the fields. */
export function readFields<Values extends FormValues>(form: HTMLFormElement, empty: Values): Values {
  const fields = Object.keys(empty).map((field) => [field, readField(controlsOf(form, field))]);
  return Object.fromEntries(fields) as Values;
}

export function writeFields(form: HTMLFormElement, values: FormValues): void {
  for (const [field, value] of Object.entries(values)) {
    for (const control of controlsOf(form, field)) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
      else if (control instanceof HTMLInputElement && control.type === 'radio')
        control.checked = control.value === value;
      else control.value = String(value);
    }
  }
}
