import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HOLD_MINUTES } from '@/lib/scheduling/opening-hours';
import { channels, formatCountdown, minutesToAnnounce } from '../shared/countdown';

/** The countdown and its channels, one per minute of the hold, which empty as the time runs out. */
export function HoldCountdown({ seconds, children }: { seconds: number; children: ReactNode }) {
  const t = useTranslations('Checkout.payment');
  return (
    <div className="mb-12 grid grid-cols-subgrid items-end gap-y-6">
      <p
        role="timer"
        aria-label={t('timer', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
        className="cifra col-span-full -ml-[0.03em] text-[length:min(var(--text-cifra),38vw)] max-md:text-[clamp(5.25rem,33vw,7.9rem)] lg:!col-[1/7] lg:text-[clamp(5.25rem,15.6vw,14rem)]"
      >
        {formatCountdown(seconds)}
      </p>
      <div className="col-span-full lg:!col-[7/-1]">
        {children}
        <div aria-hidden="true" className="mt-5 grid h-16 auto-cols-fr grid-flow-col gap-0.5 md:h-24 md:gap-1">
          {channels(seconds, HOLD_MINUTES).map((filled, index) => (
            <svg
              aria-hidden="true"
              // biome-ignore lint/suspicious/noArrayIndexKey: the channels are minutes and never move
              key={index}
              className="size-full rounded-t-[6px] rounded-b-[2px] filete-tinta md:rounded-t-[12px]"
            >
              <rect
                y={`${(100 - 100 * filled).toFixed(1)}%`}
                width="100%"
                height={`${(100 * filled).toFixed(1)}%`}
                className="fill-tinta"
              />
            </svg>
          ))}
        </div>
      </div>
      <TimeWarning seconds={seconds} />
    </div>
  );
}

/** Announces that few minutes are left; the countdown itself is not announced. */
function TimeWarning({ seconds }: { seconds: number }) {
  const t = useTranslations('Checkout.payment');
  const [minutes, setMinutes] = useState<number | null>(null);
  const before = useRef(seconds);
  useEffect(() => {
    const due = minutesToAnnounce(before.current, seconds);
    if (due !== null) setMinutes(due);
    else if (seconds > before.current) setMinutes(null);
    before.current = seconds;
  }, [seconds]);
  return (
    <p role="status" className="sr-only">
      {minutes !== null && t('announce', { minutes })}
    </p>
  );
}
