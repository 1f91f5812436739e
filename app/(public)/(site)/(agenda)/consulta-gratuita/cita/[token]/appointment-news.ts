import type { ConfirmRefusal } from '@/lib/agenda/appointments/free/confirm-first-consultation';
import type { MoveRefusal } from '@/lib/agenda/appointments/free/move-first-consultation';
import { firstConsultationPath } from '@/lib/agenda/appointments/link';
import messages from '@/lib/shared/i18n/messages';

/** What has just become of the appointment, or why nothing has. */
export type AppointmentNews =
  | 'confirmed'
  | 'changed'
  | 'cancelled'
  | 'no-hour'
  | 'failed'
  | ConfirmRefusal
  | MoveRefusal;

/** Of a page: a token that holds anything else is unknown, and stays in its segment. */
export function appointmentPath(token: string, news: AppointmentNews): string {
  return `${firstConsultationPath(token)}?aviso=${news}`;
}

export function newsOf(aviso: string | string[] | undefined): keyof typeof messages.FirstConsultation.news | null {
  return typeof aviso === 'string' && isKnown(aviso) ? aviso : null;
}

function isKnown(aviso: string): aviso is keyof typeof messages.FirstConsultation.news {
  return Object.hasOwn(messages.FirstConsultation.news, aviso);
}
