import { getTranslations } from 'next-intl/server';
import { ChosenHour } from '@/components/agenda/appointments/chosen-hour';
import { ActionButton } from '@/components/shared/ui/action-button';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { Notice } from '@/components/shared/ui/notice';
import type { FirstConsultation } from '@/lib/agenda/appointments/free/queries';
import { madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { cancelAppointment, confirmAppointment } from './appointment-actions';
import type { newsOf } from './appointment-news';

type Props = {
  token: string;
  appointment: Extract<FirstConsultation, { state: 'unconfirmed' }>;
  news: ReturnType<typeof newsOf>;
};

export async function UnconfirmedScreen({ token, appointment, news }: Props) {
  const t = await getTranslations('FirstConsultation');
  const { startsAt, endsAt, expiresAt, mode } = appointment;
  return (
    <BookingScreen
      title={t('appointment.unconfirmedTitle')}
      lead={t('appointment.unconfirmedText', { until: madridTime(expiresAt) })}
      news={news}
    >
      {news === 'failed' && (
        <Notice tone="error" className="mb-8">
          {t(`news.${news}`, { phone: site.phone })}
        </Notice>
      )}
      <ChosenHour startsAt={startsAt} endsAt={endsAt} mode={mode} />
      <div className="mt-8 flex flex-wrap gap-4">
        <ActionButton
          id="confirmar"
          action={confirmAppointment}
          token={token}
          label={t('appointment.confirm')}
          pending={t('appointment.confirming')}
        />
        <ActionButton
          id="anular"
          action={cancelAppointment}
          token={token}
          look="line"
          label={t('appointment.release')}
          pending={t('appointment.releasing')}
        />
      </div>
    </BookingScreen>
  );
}
