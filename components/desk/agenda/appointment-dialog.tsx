import { useTranslations } from 'next-intl';
import { formatLongDate, madridDate, madridTime } from '@/lib/madrid-time';
import { DeskButton } from '../shared/desk-button';
import { DeskDialog } from '../shared/dialogs/desk-dialog';
import type { Appointment } from './hour-cells';
import { OrderLink } from './order-link';

/** The client, the service, the place and the meeting link of an appointment. */
export function AppointmentDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useTranslations('DeskAgenda.appointment');
  const { customerName, title, startsAt, endsAt, mode, meetLink, hasNotes, orderId } = appointment;
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  return (
    <DeskDialog open onClose={onClose} title={customerName}>
      <p className="font-bold">{title}</p>
      <p>{t('when', { day: formatLongDate(madridDate(from)), from: madridTime(from), to: madridTime(to) })}</p>
      <p>{mode === 'in-person' ? t('inPerson') : t('online')}</p>
      {hasNotes && <p>{t('hasNotes')}</p>}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {meetLink && (
          <a href={meetLink} target="_blank" rel="noreferrer" className="enlace">
            {t('meet')}
          </a>
        )}
        <OrderLink orderId={orderId} />
        <DeskButton look="line" onClick={onClose}>
          {t('close')}
        </DeskButton>
      </div>
    </DeskDialog>
  );
}
