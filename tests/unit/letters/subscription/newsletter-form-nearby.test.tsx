/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NewsletterForm, type NewsletterFormProps } from '@/components/letters/subscription/newsletter-form';
import { NewsletterFormNearby } from '@/components/letters/subscription/newsletter-form-nearby';
import { keptKey } from '@/components/shared/browser/tab-storage';
import { ToastProvider } from '@/components/shared/ui/toast';

const props: NewsletterFormProps = {
  action: async (before) => before,
  id: 'pie-datos',
  texts: {
    email: 'Tu correo',
    button: 'Apuntarme',
    sending: 'Apuntándote',
    again: 'Otra vez',
    honeypot: 'No rellenar',
    failedTitle: 'Error',
    failedDetail: 'Inténtalo de nuevo.',
  },
  typo: { question: '¿{domain}?', correct: 'Corregir' },
  sentences: { emailRequired: 'Falta el correo', emailInvalid: 'Falta algo' },
  consent: 'De acuerdo.',
};

const Site = ({ children }: { children: ReactNode }) => <ToastProvider dismissLabel="Cerrar">{children}</ToastProvider>;

const form = <NewsletterFormNearby {...props} />;

/** What the page is told when the form is a screen away. */
let comesNear = () => {};
class Observer {
  #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe() {
    comesNear = () => this.#tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: Observer });

let root: Root;
const faults = jest.fn();
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tu correo' });
const isHydrated = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** The page as the server sent it, hydrated. */
async function open({ prepare }: { prepare?: () => void } = {}) {
  document.body.innerHTML = renderToString(
    <Site>
      <div>
        <NewsletterForm {...props} />
      </div>
    </Site>,
  );
  prepare?.();
  await act(async () => {
    root = hydrateRoot(document.body, <Site>{form}</Site>, { onRecoverableError: faults });
  });
}

beforeEach(() => {
  faults.mockClear();
  comesNear = () => {};
});
afterEach(async () => {
  await act(async () => root.unmount());
  sessionStorage.clear();
  expect(faults).not.toHaveBeenCalled();
});

test('the form stays as it was sent until it is near, and is exchanged with what was typed and the focus', async () => {
  await open();
  const asSent = email();
  expect(isHydrated(asSent)).toBe(false);
  asSent.value = 'lucia@';
  await act(async () => comesNear());
  await waitFor(() => expect(isHydrated(email())).toBe(true));
  expect(email().value).toBe('lucia@');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test('a form that is touched from afar keeps the focus', async () => {
  await open();
  await act(async () => email().focus());
  await waitFor(() => expect(isHydrated(email())).toBe(true));
  expect(email()).toBe(document.activeElement);
});

test('a press on its button is answered once its code is there', async () => {
  await open();
  await act(async () => fireEvent.submit(email().form as HTMLFormElement));
  expect(await screen.findByText('Falta el correo')).toBeTruthy();
  expect(email()).toBe(document.activeElement);
});

test('an answer that came without scripts stays when the form is near', async () => {
  window.location.hash = `#${props.id}`;
  await open();
  await act(async () => comesNear());
  expect(isHydrated(email())).toBe(false);
  window.location.hash = '';
});

test('a form that the browser has translated is made anew, with what was typed and the focus', async () => {
  await open();
  const label = screen.getByText('Tu correo');
  label.innerHTML = '<font><font>Your e-mail</font></font>';
  const asSent = within(document.body).getByRole<HTMLInputElement>('textbox', { name: 'Your e-mail' });
  asSent.value = 'lucia@example.com';
  await act(async () => asSent.focus());
  await waitFor(() => expect(isHydrated(email())).toBe(true));
  expect(email().value).toBe('lucia@example.com');
  expect(email()).toBe(document.activeElement);
});

test('what was written before a reload is there without a touch', async () => {
  sessionStorage.setItem(keptKey(props.id), JSON.stringify({ email: 'lucia@example.com' }));
  await open();
  await waitFor(() => expect(email().value).toBe('lucia@example.com'));
});

test('a page that comes without a load has the form', async () => {
  document.body.innerHTML = renderToString(<Site>{null}</Site>);
  await act(async () => {
    root = hydrateRoot(document.body, <Site>{null}</Site>);
  });
  await act(async () => root.render(<Site>{form}</Site>));
  expect(await screen.findByRole('button', { name: 'Apuntarme' })).toBeTruthy();
});
