import 'server-only';
import type { Condition } from '@/lib/condition';
import { judgeCrowding } from './judge-crowding';
import { findUnpaidClaims } from './unpaid-claims';

export async function crowdedCalendar(now: Date): Promise<Condition[]> {
  return judgeCrowding(await findUnpaidClaims(now), now);
}
