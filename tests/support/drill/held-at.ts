import type pg from 'pg';
import { waitUntil } from '@/scripts/wait-until';

const LOCK = 4711;
const WAITING = `FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK} AND NOT granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/**
 * Lets the product come as far as this statement (`UPDATE ON refunds`), for a row that fits the condition, and no further: what
 * is to happen at exactly this moment does not depend on the machine's pace.
 */
export async function heldAt(db: pg.Pool, statement: string, condition = 'true') {
  const holder = await db.connect();
  await holder.query(`SELECT pg_advisory_lock(${LOCK})`);
  await holder.query(
    `CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN IF ${condition} THEN PERFORM pg_advisory_xact_lock(${LOCK}); END IF; RETURN NEW; END $$;
     CREATE TRIGGER hold BEFORE ${statement} FOR EACH ROW EXECUTE FUNCTION hold()`,
  );
  const isHeld = async () => (await holder.query(`SELECT ${WAITING}`)).rowCount !== 0;
  async function letGo(): Promise<void> {
    await holder.query(`SELECT pg_advisory_unlock(${LOCK})`);
    await holder.query('DROP FUNCTION hold CASCADE');
    holder.release();
  }
  return {
    reached: () => waitUntil(isHeld, { timeout: 60_000, every: 20, message: `There is no ${statement}` }),
    letGo,
    /** Of a killed server: what it waited for is never carried out. */
    bury: async () => {
      await holder.query(`SELECT pg_terminate_backend(pid) ${WAITING}`);
      await waitUntil(async () => !(await isHeld()), {
        timeout: 60_000,
        every: 20,
        message: `${statement} still waits`,
      });
      await letGo();
    },
  };
}
