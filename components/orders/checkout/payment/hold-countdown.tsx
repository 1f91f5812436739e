import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HOLD_MINUTES } from '@/lib/agenda/opening-hours';
import { Clock } from '../shared/clock';
import { channels, minutesToAnnounce } from '../shared/countdown';

/** The countdown and its channels, one per minute of the hold, which empty as the time runs out: one line below 1024 px. */
export function HoldCountdown({ seconds, children }: { seconds: number; children: ReactNode }) {
  const t = useTranslations('Checkout.payment');
  return (
    <div className="mt-8 grid grid-cols-subgrid items-end gap-y-3 lg:row-start-2 lg:mt-0 lg:mb-12 lg:gap-y-6">
      <p className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 lg:!col-[1/7] lg:row-span-2 lg:row-start-1">
        <Clock
          seconds={seconds}
          label={t('timer', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
          unitClass="lg:text-[0.3em] lg:tracking-normal"
          className="font-titular text-t4 font-bold whitespace-nowrap lg:-ml-[0.03em] lg:text-[clamp(4.5rem,13vw,11.5rem)] lg:leading-[0.82] lg:tracking-[-0.04em]"
        />
        <span className="flex h-6 min-w-32 flex-1 lg:hidden">
          <Channels seconds={seconds} />
        </span>
      </p>
      <div className="col-span-full lg:!col-[7/-1]">
        {children}
        <div className="mt-5 flex h-24 max-lg:hidden">
          <Channels seconds={seconds} />
        </div>
      </div>
      <TimeWarning seconds={seconds} />
    </div>
  );
}

function Channels({ seconds }: { seconds: number }) {
  return (
    <span aria-hidden="true" className="grid grow auto-cols-fr grid-flow-col gap-0.5 lg:gap-1">
      {channels(seconds, HOLD_MINUTES).map((filled, index) => (
        <svg
          aria-hidden="true"
          // biome-ignore lint/suspicious/noArrayIndexKey: the channels are minutes and never move
          key={index}
          className="size-full rounded-t-[4px] rounded-b-[1px] filete-tinta lg:rounded-t-[12px] lg:rounded-b-[2px]"
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
