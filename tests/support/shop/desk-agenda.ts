import type { AgendaCall } from './desk-agenda-program';
import { type DomainProcess, type Place, startDomain } from './domain-process';

type Met = { startsAt: string; title: string };
export type AgendaOutcome = {
  ok: boolean;
  reason?: string;
  blocks?: { startsAt: string; endsAt: string }[];
  bookings?: (Met & { customerName: string; orderId: string | null })[];
  holds?: (Met & { until: string | null })[];
};

/** What the agenda of the desk calls, past its session. */
type DeskAgenda = DomainProcess<AgendaCall, AgendaOutcome>;

export const openAgenda = (place: Place): Promise<DeskAgenda> =>
  startDomain<AgendaCall, AgendaOutcome>('tests/support/shop/desk-agenda-program.ts', place);
