import { useTranslations } from 'next-intl';

/** "14 min 59 s": with its units a countdown is no time of day. Not translated: it changes each second, in text beside text. */
export function Clock({
  seconds,
  label,
  className,
  unitClass = '',
}: {
  seconds: number;
  label: string;
  className: string;
  unitClass?: string;
}) {
  const t = useTranslations('Checkout');
  return (
    <span role="timer" translate="no" aria-label={label} className={className}>
      {t.rich('clock', {
        minutes: Math.floor(seconds / 60),
        seconds: seconds % 60,
        u: (unit) => <span className={unitClass}>{unit}</span>,
      })}
    </span>
  );
}
