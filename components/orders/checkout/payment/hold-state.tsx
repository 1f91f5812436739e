import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { Spinner } from '@/components/shared/ui/spinner';
import { HOLD_MINUTES } from '@/lib/agenda/opening-hours';
import { formatWeekdayAndDay, madridTime } from '@/lib/shared/madrid-time';
import { Clock, channels, minutesToAnnounce } from '../shared/clock';
import { useCheckout } from '../state/checkout-context';

/** Whether the hour is held, being held, or expired. */
export function HoldState({ seconds }: { seconds: number | null }) {
  const { state, hold } = useCheckout();
  const t = useTranslations('Checkout.payment');
  if (!state.date || !state.time) return null;
  const hour = { day: formatWeekdayAndDay(state.date), time: state.time };

  if (state.hold && seconds !== null && seconds > 0) {
    const until = madridTime(new Date(state.hold.expiresAt));
    return (
      <HoldCountdown seconds={seconds}>
        <p>
          <span key={`${hour.day} ${hour.time} ${until}`}>
            {t.rich('held', { ...hour, until, b: (text) => <b>{text}</b> })}
          </span>{' '}
          <button
            type="button"
            disabled={hold.taking}
            onClick={() => void hold.take()}
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
            <p className="mt-2">{t(expired ? 'expired' : 'notHeld', hour)}</p>
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

/** The countdown and its channels, one per minute of the hold, which empty as the time runs out, in one line. */
function HoldCountdown({ seconds, children }: { seconds: number; children: ReactNode }) {
  const t = useTranslations('Checkout.payment');
  return (
    <div className="mt-5 grid gap-y-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Clock
          className="font-titular text-t4 font-bold whitespace-nowrap"
          seconds={seconds}
          label={t('timer', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
        />
        <Channels seconds={seconds} />
      </p>
      {children}
      <TimeWarning seconds={seconds} />
    </div>
  );
}

function Channels({ seconds }: { seconds: number }) {
  return (
    <span aria-hidden="true" className="grid h-6 min-w-32 flex-1 auto-cols-fr grid-flow-col gap-0.5">
      {channels(seconds, HOLD_MINUTES).map((filled, index) => (
        <svg
          aria-hidden="true"
          // biome-ignore lint/suspicious/noArrayIndexKey: the channels are minutes and never move
          key={index}
          className="size-full rounded-t-[4px] rounded-b-[1px] filete-tinta"
        >
          <rect
            y={`${(100 - 100 * filled).toFixed(1)}%`}
            width="100%"
            height={`${(100 * filled).toFixed(1)}%`}
            className="fill-tinta"
          />
        </svg>
      ))}
    </span>
  );
}

/** Announces that few minutes are left, or all of them again; the countdown itself is not announced. */
function TimeWarning({ seconds }: { seconds: number }) {
  const t = useTranslations('Checkout.payment');
  const [said, setSaid] = useState('');
  const before = useRef(seconds);
  useEffect(() => {
    const minutes = minutesToAnnounce(before.current, seconds);
    if (minutes !== null) setSaid(t('announce', { minutes }));
    else if (seconds > before.current) setSaid(t('renewed'));
    before.current = seconds;
  }, [seconds, t]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
