import { readdirSync } from 'node:fs';
import { bound } from '@/lib/i18n/bound';
import messages from '@/messages/es.json';

test('a figure and its unit are bound, wherever they are', () => {
  const content = { title: 'Un 35 %', rows: [['160.000 €', 3, null]], text: '{percent} % de 2 M€, el 5% y 4 casas' };
  expect(bound(content)).toEqual({
    title: 'Un 35\u00a0%',
    rows: [['160.000\u00a0€', 3, null]],
    text: '{percent}\u00a0% de 2\u00a0M€, el 5% y 4 casas',
  });
});

/** The texts in which a line could end between a figure and its unit. */
function loose(content: unknown): string[] {
  if (typeof content === 'string') return /[\d}] (%|M?€)/.test(content) ? [content] : [];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(loose) : [];
}

const files = readdirSync('lib/content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

test.each(files)('%s is bound', async (file) => {
  expect(loose(await import(`@/lib/content/${file}`))).toEqual([]);
});

test('the messages are bound in their file, as the build compiles them from it', () => {
  expect(loose(messages)).toEqual([]);
});
