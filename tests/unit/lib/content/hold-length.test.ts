import { hire } from '@/lib/content/hire';
import { legalNotice } from '@/lib/content/legal-notice';
import { HOLD_MINUTES } from '@/lib/scheduling/opening-hours';
import messages from '@/messages/es.json';

test.each([
  ['the hiring page', hire],
  ['the legal notice', legalNotice],
  ['the payment step', messages.Checkout],
])('%s says how long an hour is held', (_, content) => {
  const text = JSON.stringify(content).replaceAll('\u00a0', ' ');
  const said = [...text.matchAll(/(\d+) minutos(?= mientras pagas|\.)/g)].map(([, minutes]) => Number(minutes));
  expect(said).toContain(HOLD_MINUTES);
});
