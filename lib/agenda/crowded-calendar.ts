import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { judgeCrowding } from './judge-crowding';
import { readRules } from './rules/read-rules';
import { bookableHours } from './slots';
import { findUnpaidClaims } from './unpaid-claims';

export async function crowdedCalendar(now: Date): Promise<Condition[]> {
  const [claims, rules] = await Promise.all([findUnpaidClaims(now), readRules()]);
  return judgeCrowding(claims, bookableHours(now, rules));
}
