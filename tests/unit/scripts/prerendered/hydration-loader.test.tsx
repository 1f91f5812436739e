/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Hydrated } from '@/components/shared/ui/hydrated';

function Page() {
  const [amount, setAmount] = useState('100');
  return (
    <main>
      <form id="contact">
        <input name="name" aria-label="name" />
        <input name="website" aria-label="robot" />
        <input name="code" autoComplete="one-time-code" aria-label="code" />
        <input type="password" name="phrase" aria-label="phrase" />
        <select name="plan" aria-label="plan">
          <option value="">none</option>
          <option>Premium</option>
        </select>
        <textarea name="message" aria-label="message" />
      </form>
      <form aria-label="calculator">
        <input name="amount" aria-label="amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
        <output>{amount}</output>
        {['fixed', 'variable'].map((kind) => (
          <input key={kind} type="radio" name="kind" value={kind} aria-label={kind} defaultChecked={kind === 'fixed'} />
        ))}
      </form>
    </main>
  );
}

const document_ = (
  <>
    <Page />
    <Hydrated />
  </>
);
const control = (label: string) =>
  document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`) as HTMLInputElement;

/** As the browser does, before there is a script. */
function write(label: string, text: string) {
  control(label).focus();
  control(label).value = text;
}

test('React draws a changed page anew, and what was written before is in its fields, with the focus', async () => {
  document.body.innerHTML = renderToString(document_);
  await import('@/scripts/prerendered/hydration-loader');
  for (const label of ['robot', 'code', 'phrase']) write(label, 'secret');
  control('variable').checked = true;
  control('plan').value = 'Premium';
  write('amount', '250');
  write('message', 'Hola');
  const started = new Promise((done) => setTimeout(done, 100));
  window.dispatchEvent(new Event('load'));
  await started;
  write('name', 'Ana');
  control('name').before(document.createElement('div'));
  const before = control('name');
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(document.body, document_, { onRecoverableError: (fault) => faults.push(fault) });
  });
  expect(faults).not.toEqual([]);
  expect(control('name')).not.toBe(before);
  expect(['name', 'message', 'plan', 'amount'].map((label) => control(label).value)).toEqual([
    'Ana',
    'Hola',
    'Premium',
    '250',
  ]);
  expect(document.querySelector('output')?.textContent).toBe('250');
  expect(control('variable').checked).toBe(true);
  expect(['robot', 'code', 'phrase'].map((label) => control(label).value)).toEqual(['', '', '']);
  expect(document.activeElement).toBe(control('name'));
});
