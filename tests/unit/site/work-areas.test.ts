import { formatPrice } from '@/lib/shared/money';
import { publishedSession } from '@/lib/shared/published-sessions';
import { consulting } from '@/lib/site/services/consulting';
import { retirement } from '@/lib/site/services/retirement';
import { workAreas } from '@/lib/site/work-areas';

const area = (id: string) => workAreas.find((one) => one.id === id);

test.each([
  ['consulting', consulting, '99\u00a0€'],
  ['retirement', retirement, '55\u00a0€'],
] as const)('home names both prices of %s, and which is which', (id, { plans }, hour) => {
  const { session, price, priceNote } = area(id) ?? {};
  expect(session && formatPrice(publishedSession(session).price)).toBe(hour);
  const cheapest = plans.tiers[0]?.price;
  expect(price).toBe(cheapest?.kind === 'fixed' ? formatPrice(cheapest.amount) : '');
  expect(priceNote).toMatch(/^un plan/);
});
