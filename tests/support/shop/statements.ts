import { shortReference } from '@/lib/shared/i18n/short-reference';
import type { SharedShop } from './shop';

type Db = SharedShop['db'];

/** What became of every statement of withdrawal, oldest first. */
export async function statementStates(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ state: string }>('SELECT state FROM withdrawals ORDER BY submitted_at');
  return rows.map(({ state }) => state);
}

/** Of every order, as its buyer reads it. */
export async function orderNumbers(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM orders ORDER BY created_at');
  return rows.map(({ id }) => shortReference(id));
}

/** As if every payment were 40 days old: neither law nor guarantee runs any more. */
export async function letPeriodsEnd(db: Db): Promise<void> {
  await db.query(`UPDATE orders SET paid_at = paid_at - interval '40 days'`);
}
