import { renderToStaticMarkup } from 'react-dom/server';
import { ContactFacts } from '@/components/site/contact-page/contact-facts';
import type { AnswerTime } from '@/lib/site/answer-time';

const shown = (measured: AnswerTime | null) =>
  renderToStaticMarkup(<ContactFacts measured={measured} />).replaceAll('\u00a0', ' ');

test('nothing is said of the time to answer as long as none is published', () => {
  expect(shown(null)).not.toContain('la mitad tuvo respuesta');
});

test('a published time is a sentence with its hours and its month', () => {
  expect(shown({ medianHours: 5, month: '2026-10' })).toContain(
    'hasta octubre de 2026, la mitad tuvo respuesta en 5 horas o menos',
  );
  expect(shown({ medianHours: 1, month: '2026-10' })).toContain('en una hora o menos');
});
