import { getTranslations } from 'next-intl/server';
import { ActionButton } from '@/components/shared/ui/action-button';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { Button } from '@/components/shared/ui/button';
import { PhoneLink } from '@/components/shared/ui/phone-link';
import { site } from '@/lib/shared/site';
import { renewOrderLink } from '../[token]/order-actions';

/** While the database is down, or once a link is out of date: then a new one goes to the mailbox of the order. */
export async function UnreadableScreen({ token, isDown }: { token: string; isDown: boolean }) {
  const t = await getTranslations('OrderPage');
  if (isDown)
    return (
      <BookingScreen title={t('down.title')} lead={t('down.text')}>
        <p className="mb-6 max-w-lectura">
          {t.rich('down.urgent', {
            phone: site.phone,
            call: (words) => <PhoneLink>{words}</PhoneLink>,
          })}
        </p>
        {/* A form without an address opens the page that it stands on, with or without JavaScript. */}
        <form>
          <Button type="submit">{t('down.retry')}</Button>
        </form>
      </BookingScreen>
    );
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
