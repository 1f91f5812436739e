/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error';
import { useRef } from 'react';
import { type ContactField, ContactForm } from '@/components/questions/contact/contact-form';
import type { FormAction } from '@/components/shared/forms/spam-guarded/form-answer';
import { useForm } from '@/components/shared/forms/use-form';
import { useKeptOverReload } from '@/components/shared/forms/use-kept-over-reload';
import { type NotStored, notStored, useRedirectingForm } from '@/components/shared/forms/use-redirecting-form';
import { useSubmit } from '@/components/shared/forms/use-submit';
import { ToastProvider } from '@/components/shared/ui/toast';
import messages from '@/messages/shared/tools/page-changed.json';

const texts = messages.PageChanged;
const typo = { question: '¿{domain}?', correct: 'Corregir' };
const labels = {
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  plan: 'Plan',
  message: 'Mensaje',
  planOpen: 'Ninguno',
  messageHint: '',
  optional: 'opcional',
  sending: 'Enviando',
  again: 'Escribir otro mensaje',
  honeypot: 'No rellenar',
  failedTitle: 'Error',
  failedDetail: 'Inténtalo de nuevo.',
};

const outdated = async () => {
  throw new UnrecognizedActionError('Server Action was not found on the server.');
};

function open(action: FormAction<ContactField>) {
  return render(
    <ToastProvider dismissLabel="Cerrar">
      <ContactForm
        action={action}
        source="contacto"
        context={undefined}
        plans={['Gestión', 'Estudio']}
        plan=""
        id="contact"
        button="Enviar"
        texts={labels}
        typo={typo}
        sentences={{}}
        consent=""
      />
    </ToastProvider>,
  );
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

function fillAndSend() {
  write(/^Nombre/, 'Eva Ruiz');
  write(/^Correo/, 'eva@example.com');
  write(/^Teléfono/, '612 345 678');
  write(/^Plan/, 'Estudio');
  write(/^Mensaje/, 'Hola,\n¿cuándo puede ser?');
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
}

beforeEach(() => {
  sessionStorage.clear();
  global.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
});

test('a form of an earlier build says so, and what was typed is there after the reload', async () => {
  const before = open(outdated);
  fillAndSend();
  const reload = await screen.findByRole('button', { name: texts.reload });
  expect(reload.closest('[role=alert]')?.textContent).toContain(texts.title);
  await waitFor(() => expect(document.activeElement).toBe(reload));
  expect(screen.queryByText(labels.failedDetail)).toBeNull();
  expect(field(/^Mensaje/).value).toBe('Hola,\n¿cuándo puede ser?');

  fireEvent.input(field(/^Nombre/), { target: { value: 'Eva Ruiz Peña' } });
  fireEvent.click(reload);
  expect(await screen.findByText(texts.unreachable)).toBeTruthy();
  before.unmount();

  const after = open(outdated);
  expect([/^Nombre/, /^Correo/, /^Teléfono/, /^Plan/, /^Mensaje/].map((label) => field(label).value)).toEqual([
    'Eva Ruiz Peña',
    'eva@example.com',
    '612 345 678',
    'Estudio',
    'Hola,\n¿cuándo puede ser?',
  ]);
  after.unmount();
});

test('the form of another page is not filled with it', async () => {
  const before = open(outdated);
  fillAndSend();
  await screen.findByRole('button', { name: texts.reload });
  before.unmount();
  window.history.replaceState(null, '', '/otra');
  open(outdated);
  expect(field(/^Nombre/).value).toBe('');
  window.history.replaceState(null, '', '/');
});

test('any other failure is asked to be tried again', async () => {
  open(async () => {
    throw new TypeError('Failed to fetch');
  });
  fillAndSend();
  expect((await screen.findAllByText(labels.failedDetail)).length).toBeGreaterThan(0);
  expect(screen.queryByText(texts.title)).toBeNull();
});

type Answer = NotStored<'text'>;

type AnsweredProps = {
  action: (before: Answer, data: FormData) => Promise<Answer>;
  useHook: typeof useRedirectingForm;
};

function AnsweredForm({ action, useHook }: AnsweredProps) {
  const { answer, isPageChanged, formProps } = useHook<Answer>({
    action,
    initial: { values: { text: '' }, errors: {}, failed: false },
    unreachable: notStored,
  });
  return (
    <form {...formProps} id="answered">
      <input type="hidden" name="token" defaultValue="secreto" />
      <input type="text" name="text" aria-label="text" defaultValue={answer.values.text} />
      <output>{isPageChanged ? 'changed' : answer.failed ? 'failed' : ''}</output>
      <button type="submit">send</button>
    </form>
  );
}

const usePlainForm = ((options) => useForm({ ...options, useSubmission: useSubmit })) as typeof useRedirectingForm;

const unreached = () => Promise.reject<Answer>(new TypeError('Failed to fetch'));

test.each([
  ['changed', outdated, useRedirectingForm],
  ['failed', unreached, useRedirectingForm],
  ['changed', outdated, usePlainForm],
  ['failed', unreached, usePlainForm],
])('of a form with its own answer it is known that it has %s', async (outcome, action, useHook) => {
  const before = render(<AnsweredForm action={action} useHook={useHook} />);
  fireEvent.change(screen.getByLabelText('text'), { target: { value: 'Calle Mayor 1' } });
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(outcome));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('Calle Mayor 1'));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secreto');
  before.unmount();
  render(<AnsweredForm action={action} useHook={useHook} />);
  expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('Calle Mayor 1');
});

function KeptForm({ isServed = false }) {
  const form = useRef<HTMLFormElement>(null);
  useKeptOverReload(form, isServed);
  return (
    <form ref={form} id="kept">
      <input name="text" aria-label="text" />
      <input name="website" aria-label="robot" />
      <input type="password" name="phrase" aria-label="phrase" />
      <input name="code" autoComplete="one-time-code" aria-label="code" />
      <input type="checkbox" name="consent" aria-label="consent" />
      {['online', 'in-person'].map((mode) => (
        <input key={mode} type="radio" name="mode" value={mode} aria-label={mode} defaultChecked={mode === 'online'} />
      ))}
    </form>
  );
}

/** As after a reload of the page. */
function reopen(props: { isServed?: boolean } = {}) {
  cleanup();
  render(<KeptForm {...props} />);
}
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const passed = () => act(() => new Promise((later) => setTimeout(later)));

test('what is written is there after each reload until the form is reset, but no password, code or consent', async () => {
  reopen();
  for (const label of ['text', 'robot', 'phrase', 'code'])
    fireEvent.input(control(label), { target: { value: 'x y' } });
  for (const label of ['consent', 'in-person']) fireEvent.click(control(label));
  await passed();
  expect(Object.values({ ...sessionStorage })).toEqual([JSON.stringify({ text: 'x y', mode: 'in-person' })]);
  for (let reload = 0; reload < 2; reload += 1) {
    reopen();
    expect(['text', 'robot', 'phrase', 'code'].map((label) => control(label).value)).toEqual(['x y', '', '', '']);
    expect([control('in-person').checked, control('consent').checked]).toEqual([true, false]);
  }
  control('text').form?.reset();
  await passed();
  expect(sessionStorage).toHaveLength(0);
});

test('an answer that the page came with is newer than what was kept', async () => {
  reopen();
  fireEvent.input(control('text'), { target: { value: 'before' } });
  await passed();
  reopen({ isServed: true });
  expect(control('text').value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
