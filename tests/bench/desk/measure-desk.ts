import { addMadridDays, madridDate } from '@/lib/shared/madrid-time';
import { atTheDesk } from '../../support/desk/at-the-desk';
import { listPlans, scansLargeTable } from '../../support/desk/list-plans';
import { withStack } from '../bench';
import { median } from '../statistics';
import { type Row, row } from '../table';
import { CONSULTATIONS, ORDERS, seedDesk } from './seed-desk';

const ROUNDS = 7;
/** Milliseconds. */
const GOAL = 300;

const today = madridDate(new Date());

/** What each screen asks for first. */
const FIRST_DATA: Record<string, string> = {
  Hoy: '/today',
  'Qué espera respuesta': '/waiting-answers',
  Agenda: `/agenda?from=${today}&to=${addMadridDays(today, 4)}`,
  Contrataciones: '/orders?filter=all',
  'Contrataciones, the last page': `/orders?filter=all&page=${ORDERS}`,
  'Contrataciones that need a person': '/orders?filter=attention',
  'Contrataciones, a search': '/orders?q=persona-19999',
  Consultas: '/consultations?state=open',
  'Consultas, answered': '/consultations?state=answered',
  'Consultas, a search': '/consultations?state=answered&search=persona-4999',
  Números: '/numbers',
  Registro: '/log',
};

/** The first answer of each screen with years of rows behind it, and the statements for which PostgreSQL scans a large table. */
export function measureDesk(): Promise<Row[]> {
  return withStack({ RUN_JOBS: 'false' }, async (stack) => {
    await seedDesk(stack.db);
    const desk = await atTheDesk(stack);
    await stack.db.query(`UPDATE staff SET created_at = now() - interval '30 days'`);
    const rows: Row[] = [];
    for (const [screen, path] of Object.entries(FIRST_DATA)) {
      const took: number[] = [];
      while (took.length < ROUNDS) {
        const start = performance.now();
        const { status } = await desk.get(path);
        if (status !== 200) throw new Error(`${path} answered ${status}`);
        took.push(performance.now() - start);
      }
      const middle = median(took);
      rows.push(
        row(`${screen}, ${ORDERS} orders, ${CONSULTATIONS} consultations`, middle, 'ms', `< ${GOAL} ms`, middle < GOAL),
      );
    }
    for (const { screen, statement, plan } of (await listPlans(stack, true)).filter(scansLargeTable)) {
      console.log(`\n${screen} scans a large table\n${statement.slice(0, 200)}\n${plan}`);
    }
    return rows;
  });
}
