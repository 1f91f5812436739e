/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { fieldProblem, Problem } from '@/components/private/problem';
import { useCallForm } from '@/components/private/use-call-form';
import { TextField } from '@/components/shared/ui/field';

const refusal = (fields: Record<string, string>) =>
  new Problem({ status: 422, code: 'refused', message: 'Otra vez', fields });

type Props = { send: (sent: { name: string; mail: string }) => Promise<void>; only?: string };

function Form({ send, only }: Props) {
  const [call, setCall] = useState<{ isPending: boolean; error: Problem | null }>({
    isPending: false,
    error: null,
  });
  const form = useCallForm(
    call,
    (typed) => {
      const sent = { name: String(typed.get('name')), mail: String(typed.get('mail')) };
      if (sent.name === '') throw fieldProblem({ name: 'Falta' });
      setCall({ isPending: true, error: null });
      send(sent).then(
        () => setCall({ isPending: false, error: null }),
        (error: Problem) => setCall({ isPending: false, error }),
      );
    },
    { ...(only && { only }), beside: ({ code }) => (code === 'taken' ? { mail: 'Ya está' } : {}) },
  );
  return (
    <form {...form.props}>
      <TextField {...form.field('name', 'nombre')} label="Nombre" />
      <TextField {...form.field('mail')} label="Correo" />
      {form.note && <p role="alert">{form.note.message}</p>}
      <button type="submit">Enviar</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

test('what the browser finds stands beside its field, which has the focus, and nothing is sent', async () => {
  const send = jest.fn();
  render(<Form send={send} />);
  await press();
  expect(field('Nombre').getAttribute('aria-describedby')).toBe('nombre-error');
  expect(document.getElementById('nombre-error')?.textContent).toBe('Falta');
  expect(document.activeElement).toBe(field('Nombre'));
  expect(send).not.toHaveBeenCalled();
});

test('a form is sent once at a time, and what was typed stays after a refusal', async () => {
  let refuse = (_fault: Problem) => {};
  const send = jest.fn(() => new Promise<void>((_, reject) => (refuse = reject)));
  render(<Form send={send} />);
  write('Nombre', 'Eva');
  write('Correo', 'eva@');
  await press();
  await press();
  expect(send.mock.calls).toEqual([[{ name: 'Eva', mail: 'eva@' }]]);
  await act(async () => refuse(refusal({ mail: 'Falta algo' })));
  expect(document.activeElement).toBe(field('Correo'));
  expect(field('Correo').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Correo').value).toBe('eva@');
});

test.each([
  ['of no field stands above the button', refusal({}), undefined, 'Otra vez', 'Enviar'],
  [
    'of another field than the only one stands above the button',
    refusal({ other: 'No' }),
    'mail',
    'Otra vez',
    'Correo',
  ],
  [
    'may be put beside a field',
    new Problem({ status: 409, code: 'taken', message: 'No' }),
    'mail',
    undefined,
    'Correo',
  ],
])('a fault %s', async (_, fault, only, note, focused) => {
  render(<Form send={() => Promise.reject(fault)} {...(only && { only })} />);
  write('Nombre', 'Eva');
  screen.getByRole('button').focus();
  await press();
  expect(screen.queryByRole('alert')?.textContent).toBe(note);
  const active = document.activeElement;
  expect(active).toBe(focused === 'Enviar' ? screen.getByRole('button') : field(focused));
});
