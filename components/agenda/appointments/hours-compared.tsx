import { useTranslations } from 'next-intl';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatShortDay } from '@/lib/shared/madrid-time';
import type { ShownHour } from './hour-select';

type Props = { from: ShownHour; to: ShownHour | null };

/** The hour that is left and the one that takes its place, side by side. Without JavaScript the list of hours marks the first. */
export function HoursCompared({ from, to }: Props) {
  const t = useTranslations('Checkout.booking');
  const momentOf = ({ date, time }: ShownHour) => t('moment', { day: capitalised(formatShortDay(date)), time });
  return (
    <dl className="mt-8 grid max-w-texto grid-cols-2 gap-x-4 noscript:hidden">
      <div className="border-t border-regla pt-3">
        <dt className="text-nota text-tinta-2">{t('from')}</dt>
        <dd className="font-titular text-t4 leading-prieto font-bold">{momentOf(from)}</dd>
      </div>
      <div className="border-t-[1.5px] border-tinta pt-3">
        <dt className="text-nota text-tinta-2">{t('to')}</dt>
        <dd className="font-titular text-t4 leading-prieto font-bold">
          <span key={to ? momentOf(to) : 'none'}>{to ? momentOf(to) : t('toNone')}</span>
        </dd>
      </div>
    </dl>
  );
}
