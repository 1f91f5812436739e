import { useTranslations } from 'next-intl';
import { AppointmentContact } from '@/components/private/desk/appointment-contact';
import { DeskButton } from '@/components/private/desk/desk-button';
import { DeskDialog } from '@/components/private/desk/dialogs/desk-dialog';
import { formatLongDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import type { Appointment } from './hour-cells';
import { OrderLink } from './order-link';

/** The client and how to reach them, the service and the place of an appointment. */
export function AppointmentDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useTranslations('DeskAgenda.appointment');
  const { customerName, title, startsAt, endsAt, mode, orderId } = appointment;
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  return (
    <DeskDialog open onClose={onClose} title={customerName}>
      <p className="font-bold">{title}</p>
      <p>{t('when', { day: formatLongDate(madridDate(from)), from: madridTime(from), to: madridTime(to) })}</p>
      <p>{mode === 'in-person' ? t('inPerson') : t('online')}</p>
      <AppointmentContact contact={appointment} />
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <OrderLink orderId={orderId} />
        <DeskButton look="line" onClick={onClose}>
          {t('close')}
        </DeskButton>
      </div>
    </DeskDialog>
  );
}
