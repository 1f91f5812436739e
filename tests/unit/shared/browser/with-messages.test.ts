import { readdirSync } from 'node:fs';
import { joined } from '@/components/shared/browser/with-messages';
import messages from '@/lib/shared/i18n/messages';

test('a tool adds its texts, and the page keeps its own of the same namespace', () => {
  const page = { Plan: { title: 'Un plan' }, Page: { lead: 'La página' } };
  const tool = { Plan: { button: 'Calcular' }, Extra: { note: 'Nota' } };
  expect(joined(page, tool)).toEqual({
    Plan: { title: 'Un plan', button: 'Calcular' },
    Page: { lead: 'La página' },
    Extra: { note: 'Nota' },
  });
  expect(page).toEqual({ Plan: { title: 'Un plan' }, Page: { lead: 'La página' } });
});

test('no text stands both in the page’s messages and in those that come on demand', async () => {
  const files = readdirSync('messages/tools');
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const { default: tool } = await import(`@/messages/tools/${file}`);
    const [name = '', ...others] = Object.keys(tool);
    expect(others).toEqual([]);
    const ofPage = Object.keys((messages as Record<string, object>)[name] ?? {});
    expect(ofPage.filter((key) => Object.hasOwn(tool[name], key))).toEqual([]);
  }
});
