import { bound } from '@/lib/shared/i18n/bound';
import messages from '@/lib/shared/i18n/messages';
import { textFiles, toolFiles } from '@/tests/support/rules/text-files';

test('a figure and its unit are bound, wherever they are', () => {
  const content = {
    title: 'Un 35 %',
    rows: [['160.000 €', 3, null]],
    text: '{percent} % de 2 M€, el 5% y 4 casas, 15 días',
  };
  expect(bound(content)).toEqual({
    title: 'Un 35\u00a0%',
    rows: [['160.000\u00a0€', 3, null]],
    text: '{percent}\u00a0% de 2\u00a0M€, el 5% y 4 casas, 15\u00a0días',
  });
});

/** The texts in which a line could end between a figure and its unit. */
function loose(content: unknown): string[] {
  if (typeof content === 'string')
    return /[\d}] (%|M?€|(min|minutos|horas|días|semanas|meses|años|millones)\b)/.test(content) ? [content] : [];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(loose) : [];
}

test.each(textFiles)('%s is bound', async (file) => {
  expect(loose(await import(`@/${file}`))).toEqual([]);
});

test.each(toolFiles)('%s is bound, as the build compiles it from its file', async (file) => {
  expect(loose(await import(`@/${file}`))).toEqual([]);
});

/** What an answer to a program says too: kept as it was agreed. */
const answers = ['Api', 'Validation', 'ConsultationErrors'];

test('the messages are bound in their file, as the build compiles them from it', () => {
  const shown = Object.entries(messages).filter(([namespace]) => !answers.includes(namespace));
  expect(loose(Object.fromEntries(shown))).toEqual([]);
});
