/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { readFields } from '@/components/shared/forms/form-fields';
import { type OpenValidation, validationOf } from '@/components/shared/forms/form-validation';
import { useValidatedForm } from '@/components/shared/forms/use-validated-form';

const schema = z.object({
  name: z.string().trim().min(1, 'nameRequired'),
  plan: z.enum(['basic', 'full'], 'planRequired'),
  consent: z.literal(true, 'consentRequired'),
});
type Valid = z.output<typeof schema>;
type Field = keyof Valid;
type Module = { openValidation: OpenValidation<Valid> };

const empty = { name: '', plan: '', consent: false };
const fetched = { openValidation: validationOf(schema, empty) };

function Form({ load, onSubmit }: { load: () => Promise<Module>; onSubmit: jest.Mock }) {
  const { form, messages, isSubmitting, showMessages, restart, formProps } = useValidatedForm<Field, Valid>({
    importValidation: load,
    onSubmit: async (valid, element) => onSubmit(valid, readFields(element, empty)),
  });
  return (
    <form {...formProps} noValidate>
      <input name="name" aria-label="name" aria-invalid={!!messages.name} />
      <input type="radio" name="plan" value="basic" aria-label="basic" aria-invalid={!!messages.plan} />
      <input type="radio" name="plan" value="full" aria-label="full" />
      <input type="checkbox" name="consent" aria-label="consent" />
      <input type="file" name="files" aria-label="files" />
      <p>{Object.values(messages).join(' ')}</p>
      <button type="submit" disabled={isSubmitting}>
        send
      </button>
      <button type="button" onClick={() => showMessages({ plan: 'Sold out' })}>
        reject
      </button>
      <button
        type="button"
        onClick={() => {
          form.current?.reset();
          void restart();
        }}
      >
        restart
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => fireEvent.submit(field('name').form as HTMLFormElement);
const fill = () => {
  fireEvent.change(field('name'), { target: { value: ' Eva ' } });
  fireEvent.click(field('full'));
  fireEvent.click(field('consent'));
};

test('the schema is loaded at the first touch, once', async () => {
  const load = jest.fn(async () => fetched);
  render(<Form load={load} onSubmit={jest.fn()} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => fireEvent.focus(field('name')));
  await act(async () => fireEvent.pointerDown(field('full')));
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was typed before the schema arrived is taken over, and the submit waits for it', async () => {
  let arrive = (_module: Module) => {};
  const load = () =>
    new Promise<Module>((resolve) => {
      arrive = resolve;
    });
  const onSubmit = jest.fn();
  render(<Form load={load} onSubmit={onSubmit} />);
  fill();
  send();
  expect(screen.getByText('send')).toHaveProperty('disabled', true);
  send();
  await act(async () => arrive(fetched));
  expect(onSubmit.mock.calls).toEqual([
    [
      { name: 'Eva', plan: 'full', consent: true },
      { name: ' Eva ', plan: 'full', consent: true },
    ],
  ]);
  expect(field('name').value).toBe(' Eva ');
});

test('every message is shown, the first field gets the focus, and a corrected field loses its message', async () => {
  const onSubmit = jest.fn();
  render(<Form load={async () => fetched} onSubmit={onSubmit} />);
  await act(async () => send());
  await waitFor(() => expect(screen.getByText('nameRequired planRequired consentRequired')).toBeDefined());
  expect(document.activeElement).toBe(field('name'));
  await act(async () => fireEvent.change(field('name'), { target: { value: 'Eva' } }));
  await waitFor(() => expect(screen.getByText('planRequired consentRequired')).toBeDefined());
  await act(async () => fireEvent.click(field('basic')));
  await waitFor(() => expect(screen.getByText('consentRequired')).toBeDefined());
  expect(onSubmit).not.toHaveBeenCalled();
});

test("the server's messages are shown in the same place", async () => {
  render(<Form load={async () => fetched} onSubmit={jest.fn()} />);
  await act(async () => fireEvent.click(screen.getByText('reject')));
  await waitFor(() => expect(screen.getByText('Sold out')).toBeDefined());
  expect(document.activeElement).toBe(field('basic'));
});

test('without the schema the server alone validates, and the next touch tries again', async () => {
  const load = jest.fn(async (): Promise<Module> => fetched).mockRejectedValueOnce(new Error('offline'));
  const onSubmit = jest.fn();
  render(<Form load={load} onSubmit={onSubmit} />);
  await act(async () => send());
  expect(onSubmit).toHaveBeenCalledWith(null, empty);
  await act(async () => send());
  await waitFor(() => expect(screen.getByText(/nameRequired/)).toBeDefined());
});

test('after a restart the form is empty and is validated at its next submit only', async () => {
  const onSubmit = jest.fn();
  render(<Form load={async () => fetched} onSubmit={onSubmit} />);
  fill();
  await act(async () => send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await act(async () => fireEvent.click(screen.getByText('restart')));
  expect([field('name').value, field('full').checked, field('consent').checked]).toEqual(['', false, false]);
  await act(async () => fireEvent.change(field('name'), { target: { value: ' ' } }));
  expect(screen.queryByText(/nameRequired/)).toBeNull();
  fill();
  await act(async () => send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});
