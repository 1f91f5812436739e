import type { ReactNode } from 'react';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatShortDay } from '@/lib/shared/madrid-time';

/** On a page of a phone the hour has a line of its own, without a dot before it. */
const sizes = {
  step: { figure: 'text-[length:min(var(--text-medio),9.5vw)]', dot: '', hour: '' },
  page: {
    figure: 'text-[length:min(3.375rem,13.5vw)] md:text-[clamp(4rem,8vw,7rem)]',
    dot: 'max-md:hidden',
    hour: 'max-md:block',
  },
} as const;

type Props = {
  date: string;
  time: string;
  size: keyof typeof sizes;
  /** The day in full: the figure is not read out. */
  children: ReactNode;
};

/** The day as large as the hour, on a ground that no countdown has. */
export function AppointmentBlock({ date, time, size, children }: Props) {
  const { figure, dot, hour } = sizes[size];
  return (
    <div className="respaldo-grande bg-tinta px-6 pt-6 pb-5 text-papel md:px-8 print:bg-transparent print:p-0 print:text-tinta">
      <p
        aria-hidden="true"
        className={`mb-3 font-titular leading-none font-bold tracking-cerrado print:text-t3 ${figure}`}
      >
        <span className="whitespace-nowrap">
          <span>{capitalised(formatShortDay(date))}</span>
          <span className={dot}> ·</span>
        </span>{' '}
        <span translate="no" className={`whitespace-nowrap ${hour}`}>
          {time}
        </span>
      </p>
      {children}
    </div>
  );
}
