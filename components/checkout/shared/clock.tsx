import { useTranslations } from 'next-intl';

/** "14 min 59 s": with its units a countdown is no time of day. */
export function Clock({ seconds, label, className }: { seconds: number; label: string; className: string }) {
  const t = useTranslations('Checkout');
  return (
    <span role="timer" aria-label={label} className={className}>
      {t.rich('clock', {
        minutes: Math.floor(seconds / 60),
        seconds: seconds % 60,
        u: (unit) => <span className="lg:text-[0.3em] lg:tracking-normal">{unit}</span>,
      })}
    </span>
  );
}
