import { HONEYPOT_FIELD } from '@/lib/shared/forms/schema';
import { type Control, isTyped } from './keep-typed';

/**
 * What is written back when the page is drawn or loaded anew: no password, no code, no consent, and nothing that only a robot fills.
 * A hidden field that is chosen by hand says so with `data-kept`.
 */
export function isKept(control: Element): control is Control {
  if (control instanceof HTMLInputElement && control.dataset.kept !== undefined) return true;
  if (!isTyped(control) || ['password', 'checkbox'].includes(control.type)) return false;
  return control.name !== HONEYPOT_FIELD && control.autocomplete !== 'one-time-code';
}

const isRadio = (control: Control) => control instanceof HTMLInputElement && control.type === 'radio';

/** What the control says now; a radio button that is not chosen says nothing. */
export function writtenIn(control: Control): string {
  return isRadio(control) && !(control as HTMLInputElement).checked ? '' : control.value;
}

/** What it said when the page came. */
export function servedIn(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  }
  if (!isRadio(control)) return control.defaultValue;
  return (control as HTMLInputElement).defaultChecked ? control.value : '';
}

/** As if it had been typed or chosen by hand, so that React notices. */
export function fillIn(control: Control, value: string): void {
  if (isRadio(control)) {
    if (control.value === value) control.click();
    return;
  }
  // React ignores an event after an assignment through the property that it watches.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** A form in its page: another rendering has the same name. */
export function formName(form: HTMLFormElement | null): string {
  return form?.id || form?.getAttribute('aria-label') || '';
}
