import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import messages from '@/lib/shared/i18n/messages';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  usePathname: () => '/calculadoras/simulador-hipoteca',
}));

// Ends a hang: the code of a result may be compiled only when it is first asked for.
configure({ asyncUtilTimeout: 60_000 });

// jsdom lays nothing out, and makes no addresses of files.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => undefined;
URL.revokeObjectURL = () => undefined;

// A result comes after the next paint, and code when it is loaded: both may come between two steps of a test.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** Opens a calculator with what its address says, in place of the one that is open. */
export function open(Calculator: ComponentType<{ example: ReactNode }>, fragment = ''): void {
  cleanup();
  // What an earlier test has written would come back.
  sessionStorage.clear();
  history.replaceState(null, '', `/${fragment}`);
  render(
    <NextIntlClientProvider locale="es" messages={messages} timeZone="Europe/Madrid">
      <Calculator example={null} />
    </NextIntlClientProvider>,
  );
}

/** Opens a tool of the calculator by its heading. */
export async function openTool(id: string): Promise<void> {
  const details = part(`#${id}`) as HTMLDetailsElement;
  expect(details.querySelector('form')).toBeNull();
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await waitFor(() => part(`#${id} form`));
}

export function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
}

/** A text with plain spaces instead of no-break ones; empty where there is nothing. */
export const textOf = (selector: string) => plain(document.querySelector(selector)?.textContent);
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

const selectorOf = (name: string) => `input[type="text"][name="${name}"], select[name="${name}"]`;
export const field = (name: string) => part(selectorOf(name)) as HTMLInputElement;
export const hasField = (name: string) => document.querySelector(selectorOf(name)) !== null;

export function fill(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
}

export function choose(name: string, value: string): void {
  fireEvent.click(part(`input[type="radio"][name="${name}"][value="${value}"]`));
}

/** Presses the button of a form: the calculator's, or that of the tool in `scope`. */
export const press = (scope = '#calculadora') => fireEvent.click(part(`${scope} button[type="submit"]`));

/** What stands beside a field: its hint and why it is refused. */
export function besides(name: string): string {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => plain(document.getElementById(id)?.textContent)).join(' ');
}

/** The figures of a result; a text that is empty stands for one that is not shown. */
export async function expectFigures(expected: Readonly<Record<string, string>>): Promise<void> {
  const shown = () => Object.fromEntries(Object.keys(expected).map((name) => [name, textOf(`output[name="${name}"]`)]));
  await waitFor(() => expect(shown()).toEqual(expected));
  expect(textOf('body')).not.toMatch(/NaN|Infinity|∞/);
}

/** The figure behind a shown one, which may be rounded. */
export const exactOf = (name: string) => part(`output[name="${name}"] data`).getAttribute('value');

/** The page comes to say each of these. */
export async function expectTexts(...texts: readonly (RegExp | string)[]): Promise<void> {
  await waitFor(() => {
    for (const text of texts) expect(textOf('body')).toMatch(text);
  });
}

/** The first sentence of the result in `scope`. */
export async function expectAnswer(scope: string, text: RegExp | string): Promise<void> {
  await waitFor(() => expect(textOf(`${scope} [data-respuesta]`)).toMatch(text));
}

/** Invalid figures are refused at their field and kept as typed, the first one gets the focus, and nothing is computed. */
export function expectRefusals(refusals: readonly (readonly [string, string, RegExp])[], scope?: string): void {
  for (const [name, text] of refusals) fill({ [name]: text });
  press(scope);
  const seen = refusals.map(([name, , said]) => [name, field(name).value, said.test(besides(name)), invalid(name)]);
  expect(seen).toEqual(refusals.map(([name, text]) => [name, text, true, 'true']));
  expect(document.activeElement).toBe(field(refusals[0]?.[0] ?? ''));
  expect(document.querySelectorAll(`${scope ?? ''} output`)).toHaveLength(0);
}

const invalid = (name: string) => field(name).getAttribute('aria-invalid');

/** What a screen reader is told. */
export async function expectAnnounced(text: RegExp | string): Promise<void> {
  const told = () => screen.getAllByRole('status', { hidden: true }).map((status) => plain(status.textContent));
  await waitFor(() => expect(told()).toContainEqual(expect.stringMatching(text)));
}

/** The file that the result in `scope` would be saved as. */
export async function fileOf(scope = 'body'): Promise<{ name: string; lines: string[] }> {
  const button = await waitFor(() => {
    const buttons = [...part(scope).querySelectorAll('button')];
    const found = buttons.find(({ textContent }) => textContent?.startsWith('Descargar CSV'));
    if (!found) throw new Error('No file is offered');
    return found;
  });
  const saved = { name: '', content: '' };
  const blob = jest.spyOn(globalThis, 'Blob').mockImplementation((parts) => {
    saved.content = (parts ?? []).join('');
    return {} as Blob;
  });
  URL.createObjectURL = () => 'blob:file';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.name = this.download;
  });
  fireEvent.click(button);
  for (const spy of [blob, click]) spy.mockRestore();
  return { name: saved.name, lines: saved.content.split('\r\n') };
}

/** The text that the consultation would receive from the result in `scope`, once it is asked for. */
export async function expectLine(scope: string, text: RegExp): Promise<void> {
  const button = await waitFor(() => {
    const found = [...part(scope).querySelectorAll('button')].find(({ textContent }) => textContent === 'Ver el texto');
    if (!found) throw new Error('No text is offered');
    return found;
  });
  expect(document.querySelector(`${scope} blockquote`)).toBeNull();
  fireEvent.click(button);
  expect(textOf(`${scope} blockquote`)).toMatch(text);
}
