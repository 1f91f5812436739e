/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { DaysLeft } from '@/app/(public)/(site)/(orders)/tu-contratacion/[token]/days-left';
import { HOUR_LOST } from '@/lib/orders/attention-reason';
import { rightsOfOrder } from '@/lib/orders/refunds/refund-rights';
import { madridInstant } from '@/lib/shared/madrid-time';
import { withTexts } from '@/tests/support/pages/with-texts';
import { comingOrder } from '@/tests/support/shop/shown-order';

type Purchase = Parameters<typeof rightsOfOrder>[0];

function shown(paidOn: string, now: string, changes: Partial<Purchase> = {}): string {
  const order: Purchase = {
    paidAt: madridInstant(paidOn, '12:00'),
    noticeSentAt: null,
    status: 'confirmed',
    attentionReason: null,
    ...changes,
  };
  const rights = rightsOfOrder(order, madridInstant(now, '12:00'), []);
  const page = {
    rights,
    state: 'confirmed',
    withdrawnAt: null,
    waiting: null,
    appointment: comingOrder.appointment,
  } as const;
  render(withTexts(<DaysLeft token="x" order={page} />));
  return screen.getByRole('region').textContent ?? '';
}

test('by law first, then by the guarantee', () => {
  const text = shown('2026-11-17', '2026-11-18');
  expect(text).toContain('Te quedan 14 días para decidir');
  expect(text).toContain('Los 14 primeros días son tu derecho por ley; el resto, nuestra garantía.');
});

test.each([
  ['paid on a Saturday', '2026-11-14', '30 de noviembre'],
  ['both end on one day', '2026-12-23', '7 de enero'],
])('where the law lasts as long as the guarantee or longer all of it is the law: %s', (_, paidOn, lastDay) => {
  const text = shown(paidOn, paidOn);
  expect(text).toContain(lastDay);
  expect(text).toContain(
    'Es tu derecho por ley durante todo ese tiempo: nuestra garantía de 15\u00a0días queda dentro.',
  );
  expect(text).not.toContain('el resto');
});

test.each([
  ['a Saturday', '2026-11-14', 'porque el sábado 28 de noviembre y el domingo 29 de noviembre no son laborables'],
  [
    'a Sunday before two holidays',
    '2026-11-22',
    'porque el domingo 6 de diciembre, el lunes 7 de diciembre y el martes 8 de diciembre no son laborables',
  ],
])('a period that is longer because it ends on %s says so', (_, paidOn, why) => {
  expect(shown(paidOn, paidOn)).toContain(`Son más de 14\u00a0días ${why}`);
});

test.each(['2026-11-17', '2026-12-23', '2026-11-15'])('one that is not gives no reason: %s', (paidOn) => {
  expect(shown(paidOn, paidOn)).not.toContain('Son más de');
});

test('while its hour is lost there is no last day and no count', () => {
  const lost = { status: 'needs_attention', attentionReason: HOUR_LOST } as const;
  const text = shown('2026-11-17', '2027-03-01', lost);
  expect(text).toContain('sin fecha límite');
  expect(text).toContain('Desistir del contrato aquí');
  expect(text).not.toMatch(/\d/);
});
