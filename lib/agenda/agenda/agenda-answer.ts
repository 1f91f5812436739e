import type { MadridDate } from '@/lib/shared/madrid-time';
import type { OnTheWire } from '@/lib/shared/on-the-wire';
import type { Agenda } from './find-agenda';

/** What the agenda of the desk gets: the calendar between two days, and the server's clock. */
export type AgendaAnswer = OnTheWire<Agenda & { today: MadridDate; now: Date }>;
