import { isDatabaseDown } from '@/lib/server/db';
import { log } from '@/lib/server/log';

/** Null while the database is down: the page then says so and stays. */
export async function unlessDatabaseDown<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    log.error({ reason: 'database_down' }, 'appointment not readable');
    return null;
  }
}
