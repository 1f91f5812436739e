import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { answerCalls, type Repeated } from '../shop/answer-calls';
import '../stack/server-modules';

/* Calls what each screen of the desk reads first, and answers PostgreSQL's plan of every statement in it. */

/** False: a scan of a table is left only where no index serves. */
export type PlansCall = Repeated & { mayScan: boolean };
/** One statement of a screen. */
export type ListPlan = { screen: string; statement: string; plan: string };

const { findToday } = await import('@/lib/desk/find-today');
const { waitingAnswers } = await import('@/lib/questions/answers/question-rows');
const { findOrders } = await import('@/lib/orders/desk/find-orders');
const { ORDER_FILTERS } = await import('@/lib/orders/desk/schema');
const { listQuestions } = await import('@/lib/questions/answers/list-questions');
const { listDeskEvents } = await import('@/lib/private/desk-log/list-desk-events');
const { listLetters, listSubscribers } = await import('@/lib/letters/read-letters');
const { findAgenda } = await import('@/lib/agenda/agenda/find-agenda');
const { addMadridDays, madridDate } = await import('@/lib/shared/madrid-time');

const questions = (['consultation', 'message'] as const).flatMap((kind) => [
  ...(['open', 'answered', 'earlier'] as const).map((state) => ({ kind, state, search: '', page: 1 })),
  { kind, state: 'answered' as const, search: 'persona-4999', page: 1 },
]);

function screens(now: Date): [string, () => Promise<unknown>][] {
  const day = madridDate(now);
  return [
    ['Hoy', () => findToday(randomUUID(), now)],
    ['Hoy: what waits for an answer', () => waitingAnswers(now)],
    ...ORDER_FILTERS.map((filter): [string, () => Promise<unknown>] => [
      `Contrataciones: ${filter}`,
      () => findOrders({ q: '', filter, page: 1 }, now),
    ]),
    ['Contrataciones: search', () => findOrders({ q: 'persona-19999', filter: 'all', page: 1 }, now)],
    ['Contrataciones: two letters', () => findOrders({ q: 'pe', filter: 'all', page: 1 }, now)],
    ['Contrataciones: reference', () => findOrders({ q: '#0a1b2c3d', filter: 'all', page: 1 }, now)],
    ...questions.map(({ kind, ...list }): [string, () => Promise<unknown>] => [
      `${kind}: ${list.state}${list.search && ', search'}`,
      () => listQuestions(kind, list, now),
    ]),
    ['Agenda: a week', () => findAgenda(day, addMadridDays(day, 6), now)],
    ['Registro', () => listDeskEvents({ page: 1 })],
    ['Registro: one kind', () => listDeskEvents({ page: 1, kind: 'orders.moved' })],
    ['Carta', () => listLetters(1)],
    ['Carta: subscribers', () => listSubscribers('', 1)],
  ];
}

type Statement = { text: string; values: unknown[] };

const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
let heard: Statement[] = [];
pg.Client.prototype.query = function hear(this: pg.Client, ...args: unknown[]) {
  const [config] = args;
  if (typeof config === 'object' && config !== null && 'text' in config && 'values' in config) {
    const { text, values } = config as Statement;
    heard.push({ text, values });
  }
  return send.apply(this, args);
} as typeof pg.Client.prototype.query;

async function plansOf(now: Date, mayScan: boolean): Promise<ListPlan[]> {
  const client = new pg.Client(process.env.DATABASE_URL);
  await client.connect();
  await client.query(`SET enable_seqscan = ${mayScan ? 'on' : 'off'}`);
  const plans: ListPlan[] = [];
  for (const [screen, read] of screens(now)) {
    heard = [];
    await read();
    for (const { text, values } of heard.filter((one) => /^\s*(SELECT|WITH)\b/i.test(one.text))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values]);
      plans.push({
        screen,
        statement: text.replace(/\s+/g, ' ').trim(),
        plan: rows.map((row) => row['QUERY PLAN']).join('\n'),
      });
    }
  }
  await client.end();
  return plans;
}

answerCalls(({ mayScan }: PlansCall, now) => plansOf(now, mayScan));
