import '../support/stack/server-modules';
import type { MadridDate, MadridTime } from '@/lib/shared/madrid-time';
import { configureServer } from '../support/stack/server-environment';

/* A server as far as changes of an hour go, of which each message is one by all contenders at once. Answers how it ended, as JSON. */

export type Contest = { contenders: { id: string; shown: string }[]; date: MadridDate; time: MadridTime };
export type Ended = { milliseconds: number; moved: number; taken: number };

const { DATABASE_URL } = process.env;
configureServer();
process.env.DATABASE_URL = DATABASE_URL;
const { moveAppointment } = await import('@/lib/orders/appointment/move-appointment');
const { orderToken } = await import('@/lib/orders/order-page/order-link');

async function contend({ contenders, date, time }: Contest): Promise<Ended> {
  const ready = contenders.map(({ id, shown }) => ({
    token: orderToken({ id, linkVersion: 1 }),
    shown: new Date(shown),
  }));
  const begun = performance.now();
  const answers = await Promise.all(
    ready.map(({ token, shown }) => moveAppointment(token, { date, time }, shown, new Date())),
  );
  const milliseconds = performance.now() - begun;
  const taken = answers.filter((answer) => !answer.ok && answer.reason === 'slot-taken').length;
  return { milliseconds, moved: answers.filter(({ ok }) => ok).length, taken };
}

process.on('message', (contest: Contest) => {
  contend(contest).then(
    (ended) => process.send?.(JSON.stringify(ended)),
    (error) => process.send?.(JSON.stringify({ failed: String(error) })),
  );
});
process.send?.('ready');
