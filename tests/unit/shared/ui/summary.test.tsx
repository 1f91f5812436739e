/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Faq } from '@/components/shared/ui/faq';
import { Summary } from '@/components/shared/ui/summary';
import { readSources } from '@/tests/support/rules/sources';

test('whatever opens and closes has the same line, with the same mark', () => {
  const sources = readSources(['app', 'components']);
  const own = sources.filter(({ text }) => text.includes('<summary')).map(({ path }) => path);
  expect(own).toEqual(['components/shared/ui/summary.tsx']);
  const openers = sources.filter(({ path, text }) => path !== own[0] && /<details[\s>]/.test(text));
  expect(openers.length).toBeGreaterThan(5);
  for (const { path, text } of openers) expect([path, /<Summary\b/.test(text)]).toEqual([path, true]);
});

test('the mark is not read aloud', () => {
  const { container } = render(
    <details>
      <Summary className="">Ver la tabla</Summary>
    </details>,
  );
  const line = container.querySelector('details > summary');
  expect(line?.textContent).toBe('Ver la tabla');
  expect(line?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a question is named by its words alone', () => {
  const { container } = render(<Faq title="Dudas" questions={[{ question: '¿Cuánto?', answer: 'Nada.' }]} />);
  expect(container.querySelector('summary > h3')?.textContent).toBe('¿Cuánto?');
  expect(container.querySelectorAll('summary > svg')).toHaveLength(1);
});
