import { capitalised } from '@/lib/i18n/capitalised';
import { formatLongDate, madridDate, madridTime } from '@/lib/madrid-time';

type Props = { startsAt: Date; endsAt: Date; note: string };

/** Day and hour in one size: neither may be overlooked. */
export function ChosenHour({ startsAt, endsAt, note }: Props) {
  return (
    <div className="respaldo bg-azafran px-6 py-7 md:px-9">
      <p className="font-titular text-t3 leading-prieto font-bold">
        <span>{capitalised(formatLongDate(madridDate(startsAt)))}</span>
        <br />
        <span translate="no">{`${madridTime(startsAt)}–${madridTime(endsAt)}`}</span>
      </p>
      <p className="mt-3 max-w-texto font-medium">{note}</p>
    </div>
  );
}
