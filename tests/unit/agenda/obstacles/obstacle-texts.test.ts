import { isHourRefused } from '@/components/orders/checkout/state/call-api';
import { OBSTACLES } from '@/lib/agenda/obstacles/obstacle';
import messages from '@/lib/shared/i18n/messages';

const codeOf = (obstacle: string) => obstacle.replaceAll('-', '_') as keyof typeof messages.Api;

test.each(OBSTACLES)(
  '%s has a sentence of its own wherever an hour is chosen, and none tells what the firm does',
  (obstacle) => {
    const { Api, FirstConsultation, OrderPage } = messages;
    const said = [Api[codeOf(obstacle)], FirstConsultation.refused[obstacle], FirstConsultation.news[obstacle]];
    expect(new Set(said).size).toBe(1);
    if (obstacle !== 'slot-taken') expect(OrderPage.news[obstacle]).toBe(said[0]);
    expect(OBSTACLES.filter((other) => Api[codeOf(other)] === said[0])).toEqual([obstacle]);
    expect(OrderPage.news[obstacle]).not.toMatch(/google|calendario|médico|vacaciones/i);
  },
);

test.each(OBSTACLES)('refused for %s, the checkout shows the hours again', (obstacle) => {
  expect(isHourRefused({ kind: 'refused', code: codeOf(obstacle), message: '', fields: {} })).toBe(true);
});

test('any other refusal leaves the hour chosen', () => {
  expect(isHourRefused({ kind: 'refused', code: 'payments_down', message: '', fields: {} })).toBe(false);
  expect(isHourRefused({ kind: 'offline' })).toBe(false);
});
