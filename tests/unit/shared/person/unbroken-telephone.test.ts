import messages from '@/lib/shared/i18n/messages';
import { unbrokenTelephone } from '@/lib/shared/person/telephone-link';
import { site } from '@/lib/shared/site';
import { readSources } from '@/tests/support/rules/sources';
import { textFiles } from '@/tests/support/rules/text-files';

test('a number keeps its groups, and no line ends between them', () => {
  expect(unbrokenTelephone('+34 612 345 678')).toBe('+34\u00a0612\u00a0345\u00a0678');
  expect(unbrokenTelephone('+351210000000')).toBe('+351210000000');
});

/** The texts in which a line could end within a telephone number. */
function broken(content: unknown): string[] {
  if (typeof content === 'string') return /\d{2,3} \d{3} \d{3}|\d{3} \d{2} \d{2} \d{2}/.test(content) ? [content] : [];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(broken) : [];
}

test('no text of the site breaks a telephone number, the firm’s least of all', async () => {
  expect(site.phone).toMatch(/\d/);
  expect(broken({ site, messages })).toEqual([]);
  for (const file of textFiles) {
    const said: unknown = await import(`@/${file}`);
    expect([file, broken(said)]).toEqual([file, []]);
  }
});

/** What writes its own link shows `site.phone` in it. */
const ownLinks = [
  'components/orders/checkout/state/business-facts.ts',
  'components/shared/ui/telephone.tsx',
  'emails/shared/blocks.tsx',
  'emails/shared/layout.tsx',
  'lib/shared/seo/structured-data.ts',
  'lib/site/contact-page.ts',
];

test('a number that can be called is shown by the component that keeps it on one line', () => {
  const makers = readSources(['app', 'components', 'emails', 'lib'])
    .filter(({ path, text }) => path !== 'lib/shared/person/telephone-link.ts' && /telephoneLink\(/.test(text))
    .map(({ path }) => path);
  expect(makers.toSorted()).toEqual(ownLinks);
});
