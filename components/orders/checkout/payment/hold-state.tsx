import { useTranslations } from 'next-intl';
import { Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { Spinner } from '@/components/shared/ui/spinner';
import { useToast } from '@/components/shared/ui/toast';
import { HOLD_MINUTES } from '@/lib/agenda/opening-hours';
import { formatWeekdayAndDay, madridTime } from '@/lib/shared/madrid-time';
import { useCheckout } from '../state/checkout-context';
import { HoldCountdown } from './hold-countdown';

/** Whether the hour is held, being held, or expired. */
export function HoldState({ seconds }: { seconds: number | null }) {
  const { state, hold } = useCheckout();
  const t = useTranslations('Checkout.payment');
  const showToast = useToast();
  if (!state.date || !state.time) return null;
  const hour = { day: formatWeekdayAndDay(state.date), time: state.time };

  async function renew() {
    if (await hold.take()) showToast({ title: t('renewed') });
  }

  if (state.hold && seconds !== null && seconds > 0) {
    const until = madridTime(new Date(state.hold.expiresAt));
    return (
      <HoldCountdown seconds={seconds}>
        <p className="lg:text-lead">
          <span key={`${hour.day} ${hour.time} ${until}`}>
            {t.rich('held', { ...hour, until, b: (text) => <b>{text}</b> })}
          </span>{' '}
          <button
            type="button"
            disabled={hold.taking}
            onClick={() => void renew()}
            className="enlace hover:text-tinta hover:decoration-3"
          >
            {t('moreTime')}
          </button>
        </p>
      </HoldCountdown>
    );
  }
  const expired = state.hold !== null;
  return (
    <HoldCountdown seconds={expired || hold.error ? 0 : HOLD_MINUTES * 60}>
      <div role="status">
        {hold.taking || !(expired || hold.error) ? (
          <p className="flex items-center gap-3 text-lead">
            <Spinner /> {t('taking')}
          </p>
        ) : (
          <>
            <p className="font-titular text-t3 font-bold tracking-cerrado">
              {t(expired ? 'expiredTitle' : 'notHeldTitle')}
            </p>
            <p className="mt-2 lg:text-lead">{t(expired ? 'expired' : 'notHeld', hour)}</p>
          </>
        )}
      </div>
      {hold.error && !hold.taking && (
        <Notice tone="error" className="mt-4">
          {hold.error}
        </Notice>
      )}
      {(expired || hold.error) && (
        <Button className="mt-4" disabled={hold.taking} onClick={() => void hold.take()}>
          {t(expired ? 'takeAgain' : 'takeNow')}
        </Button>
      )}
    </HoldCountdown>
  );
}
