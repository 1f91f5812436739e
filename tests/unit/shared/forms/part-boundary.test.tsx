/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import { failedPart } from '@/lib/shared/texts/error-screen';

/** A sentence beside a word that comes and goes, which a translated page does not bear. */
function Fields({ isMarked }: { isMarked: boolean }) {
  return (
    <div>
      <p>
        {isMarked && 'obligatorio'}
        <b>Nombre</b>
      </p>
      <input name="nombre" aria-label="Nombre" />
      <input type="checkbox" name="acepta" value="si" aria-label="Acepto" />
    </div>
  );
}

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [isMarked, setMarked] = useState(true);
  return (
    <form ref={form}>
      <PartBoundary form={form}>
        <Fields isMarked={isMarked} />
      </PartBoundary>
      <textarea name="mensaje" aria-label="Mensaje" />
      <button type="button" onClick={() => setMarked(!isMarked)}>
        Cambiar
      </button>
    </form>
  );
}

/** As a browser does: the text node goes, another one comes in an element. */
function translate(text: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data !== text) continue;
    const font = document.createElement('font');
    font.textContent = `${text}*`;
    node.replaceWith(font);
    return;
  }
  throw new Error(`No text ${text}`);
}

test('a part that fails is made anew with what was typed in it and the focus, and nothing else is touched', () => {
  const onCaughtError = jest.fn();
  render(<Form />, { onCaughtError });
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Ana' } });
  fireEvent.click(screen.getByLabelText('Acepto'));
  fireEvent.change(screen.getByLabelText('Mensaje'), { target: { value: 'Hola' } });
  screen.getByLabelText('Nombre').focus();
  const [failing, message] = [screen.getByLabelText('Nombre'), screen.getByLabelText('Mensaje')];
  translate('obligatorio');
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(onCaughtError).toHaveBeenCalledTimes(1);
  const renewed = screen.getByLabelText<HTMLInputElement>('Nombre');
  expect(renewed).not.toBe(failing);
  expect(renewed.value).toBe('Ana');
  expect(document.activeElement).toBe(renewed);
  expect(screen.getByLabelText<HTMLInputElement>('Acepto').checked).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Mensaje')).toBe(message);
  expect(screen.queryByText(/obligatorio/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

function Part({ part }: { part: { isBroken: boolean } }) {
  if (part.isBroken) throw new Error('broken');
  return <p>La cuota</p>;
}

test('a part that keeps failing says so beside the rest, and comes back at a press once it can', () => {
  const part = { isBroken: true };
  render(
    <>
      <label>
        Importe <input defaultValue="250" />
      </label>
      <PartBoundary>
        <Part part={part} />
      </PartBoundary>
    </>,
    { onCaughtError: () => undefined },
  );
  expect(screen.getByRole('alert').textContent).toContain(failedPart.text);
  expect(screen.getByLabelText<HTMLInputElement>('Importe').value).toBe('250');
  fireEvent.click(screen.getByRole('button', { name: failedPart.retry }));
  expect(screen.getByRole('alert').textContent).toContain(failedPart.text);
  part.isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: failedPart.retry }));
  expect(screen.getByText('La cuota')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
