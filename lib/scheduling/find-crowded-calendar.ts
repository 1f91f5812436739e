import 'server-only';
import type { Condition } from '@/lib/condition';
import { crowdedCalendar } from './crowded-calendar';
import { findUnpaidClaims } from './unpaid-claims';

export async function findCrowdedCalendar(now: Date): Promise<Condition[]> {
  return crowdedCalendar(await findUnpaidClaims(now), now);
}
