/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { EmailField } from '@/components/shared/forms/email-field';

const typo = { question: '¿Querías decir {domain}?', correct: 'Corregir' };

const typed: string[] = [];
function open(before = '') {
  typed.length = 0;
  render(
    <form onChange={() => typed.push(field().value)} onSubmit={(event) => event.preventDefault()}>
      <EmailField id="email" name="email" label="Correo" typo={typo} defaultValue={before} />
    </form>,
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Correo');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const question = () => screen.queryByText(/^¿Querías decir/)?.firstChild?.textContent;
const pause = () => act(() => jest.advanceTimersByTimeAsync(400));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('nothing is asked while the address is being typed, and a live region is there before it is filled', async () => {
  open();
  expect(document.querySelector('[aria-live=polite]')?.childElementCount).toBe(0);
  for (const part of ['eva@g', 'eva@gmial', 'eva@gmial.co', 'eva@gmial.com']) {
    type(part);
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
  expect(question()).toBeUndefined();
  await pause();
  expect(question()).toBe('¿Querías decir gmail.com?');
  type('eva@gmial.comm');
  expect(question()).toBeUndefined();
});

test('the button corrects the address as if it had been typed, and the field has the focus', async () => {
  open();
  type('eva.ruiz@gmial.com');
  await pause();
  fireEvent.click(screen.getByRole('button', { name: 'Corregir' }));
  expect(field().value).toBe('eva.ruiz@gmail.com');
  expect(typed.at(-1)).toBe('eva.ruiz@gmail.com');
  expect(document.activeElement).toBe(field());
  expect(question()).toBeUndefined();
});

test('what was typed before the script ran is asked about, too', async () => {
  open('eva@gmial.com');
  await pause();
  expect(question()).toBe('¿Querías decir gmail.com?');
});

test('a form that is sent all the same is not asked again', async () => {
  open();
  type('eva@gmial.com');
  await pause();
  fireEvent.submit(field());
  expect(question()).toBeUndefined();
  type('eva@hotmial.com');
  fireEvent.submit(field());
  await pause();
  expect(question()).toBeUndefined();
});
