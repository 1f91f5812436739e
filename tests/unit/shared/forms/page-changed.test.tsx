/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error';
import { type ContactField, ContactForm } from '@/components/questions/contact/contact-form';
import type { FormAction } from '@/components/shared/forms/spam-guarded/form-answer';
import { useForm } from '@/components/shared/forms/use-form';
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

test('a form of an earlier build says so, and what was typed is there after the reload, once', async () => {
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
  expect(document.activeElement).toBe(field(/^Nombre/));
  expect(sessionStorage).toHaveLength(0);
  after.unmount();

  open(outdated);
  expect(field(/^Nombre/).value).toBe('');
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

test('any other failure is asked to be tried again, and keeps nothing', async () => {
  open(async () => {
    throw new TypeError('Failed to fetch');
  });
  fillAndSend();
  expect((await screen.findAllByText(labels.failedDetail)).length).toBeGreaterThan(0);
  expect(screen.queryByText(texts.title)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
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
  const kept = outcome === 'changed' ? 'Calle Mayor 1' : '';
  expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe(kept);
});
