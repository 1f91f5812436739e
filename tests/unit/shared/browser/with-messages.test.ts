import { joined } from '@/components/shared/browser/with-messages';
import messages from '@/lib/shared/i18n/messages';
import { toolFiles } from '@/tests/support/rules/text-files';

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
  for (const file of toolFiles) {
    const { default: tool } = await import(`@/${file}`);
    const [name = '', ...others] = Object.keys(tool);
    expect(others).toEqual([]);
    const ofPage = Object.keys((messages as Record<string, object>)[name] ?? {});
    expect(ofPage.filter((key) => Object.hasOwn(tool[name], key))).toEqual([]);
  }
});
