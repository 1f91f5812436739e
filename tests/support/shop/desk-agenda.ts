import type { AgendaCall } from './desk-agenda-program';
import { DomainProcess, type Place } from './domain-process';

type Met = { startsAt: string; title: string };
export type AgendaOutcome = {
  ok: boolean;
  reason?: string;
  blocks?: { startsAt: string; endsAt: string }[];
  bookings?: (Met & { customerName: string; orderId: string | null })[];
  holds?: (Met & { until: string | null })[];
};

/** What the agenda of the desk calls, past its session. */
export type DeskAgenda = DomainProcess<AgendaCall, AgendaOutcome>;

export function openAgenda(place: Place): Promise<DeskAgenda> {
  return DomainProcess.of('tests/support/shop/desk-agenda-program.ts', place);
}
