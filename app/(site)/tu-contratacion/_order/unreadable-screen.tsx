import { getTranslations } from 'next-intl/server';
import { ActionButton } from '@/components/appointment/action-button';
import { BookingScreen } from '@/components/appointment/booking-screen';
import { renewOrderLink } from '../[token]/order-actions';

/** While the database is down, or once a link is out of date: then a new one goes to the mailbox of the order. */
export async function UnreadableScreen({ token, isDown }: { token: string; isDown: boolean }) {
  const t = await getTranslations('OrderPage');
  if (isDown) return <BookingScreen title={t('down.title')} lead={t('down.text')} />;
  return (
    <BookingScreen title={t('outOfDate.title')} lead={t('outOfDate.text')}>
      <ActionButton
        id="renovar"
        action={renewOrderLink}
        token={token}
        label={t('outOfDate.ask')}
        pending={t('renew.pending')}
      />
    </BookingScreen>
  );
}
