import { telephoneLink } from '@/lib/shared/person/telephone-link';

test.each([
  ['910 000 000', 'tel:+34910000000'],
  ['+351 210 000 000', 'tel:+351210000000'],
  ['0034 600-11-22-33', 'tel:+34600112233'],
])('%s is called as %s', (typed, link) => {
  expect(telephoneLink(typed)).toBe(link);
});
