import { sessionId } from '@/lib/orders/schema';

/** The query of the pages to which the provider returns. */
export type ReturnQuery = Promise<{ session_id?: string | string[] }>;

/** The session id of the address; null also for the provider's unfilled template. */
export async function returnedSession(query: ReturnQuery): Promise<string | null> {
  const { session_id } = await query;
  return sessionId.safeParse(session_id).data ?? null;
}
