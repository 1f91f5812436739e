export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor types or chooses. A file cannot be written back, and what the page itself has put in stays. */
export function isTyped(control: Element): control is Control {
  // A slider beside its field has no name.
  if (!('name' in control) || control.name === '') return false;
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return true;
  return control instanceof HTMLInputElement && !['file', 'hidden', 'submit', 'button'].includes(control.type);
}

const isChecked = (control: Control) => control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);

/** The same control in another rendering of its form. */
export const nameOf = (control: Control) => `${control.name} ${isChecked(control) ? control.value : control.type}`;

/**
 * Remembers what the controls of a form hold and which has the focus; the function writes it into those in their place, of the
 * same form unless another has taken its own place.
 */
export function keepTyped(form: HTMLFormElement): (into?: HTMLFormElement) => void {
  const kept = new Map(
    [...form.elements].filter(isTyped).map((control) => [
      nameOf(control),
      {
        value: control.value,
        checked: control instanceof HTMLInputElement && control.checked,
        isFocused: control === document.activeElement,
      },
    ]),
  );
  return (into = form) => {
    for (const control of [...into.elements].filter(isTyped)) {
      const before = kept.get(nameOf(control));
      if (!before) continue;
      if (control instanceof HTMLInputElement && isChecked(control)) control.checked = before.checked;
      else control.value = before.value;
      if (before.isFocused) control.focus({ preventScroll: true });
    }
  };
}
