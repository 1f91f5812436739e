import { linkedParts } from '@/lib/shared/i18n/linked-parts';

test.each<[string, ReturnType<typeof linkedParts>]>([
  ['sin enlaces', ['sin enlaces']],
  ['en [Garantía](/garantia).', ['en ', { words: 'Garantía', href: '/garantia' }, '.']],
  [
    '[a](mailto:a@b.test) y [b](/b#c)',
    ['', { words: 'a', href: 'mailto:a@b.test' }, ' y ', { words: 'b', href: '/b#c' }, ''],
  ],
])('%s', (text, parts) => {
  expect(linkedParts(text)).toEqual(parts);
});
