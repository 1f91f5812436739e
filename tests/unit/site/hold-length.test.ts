import { HOLD_MINUTES } from '@/lib/agenda/opening-hours';
import { terms } from '@/lib/orders/texts/terms';
import messages from '@/lib/shared/i18n/messages';
import { hire } from '@/lib/site/hire';

test.each([
  ['the hiring page', hire],
  ['the conditions', terms],
  ['the payment step', messages.Checkout],
])('%s says how long an hour is held', (_, content) => {
  const text = JSON.stringify(content).replaceAll('\u00a0', ' ');
  const said = [...text.matchAll(/(\d+) minutos(?= para que pulses|\.)/g)].map(([, minutes]) => Number(minutes));
  expect(said).toContain(HOLD_MINUTES);
});
