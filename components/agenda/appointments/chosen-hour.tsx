import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatLongDate, madridDate, madridTime } from '@/lib/shared/madrid-time';

type Props = {
  startsAt: Date;
  endsAt: Date;
  note: string;
  /** With whom, as a sentence. */
  who?: string | null;
};

/** Day and hour in one size: neither may be overlooked. */
export function ChosenHour({ startsAt, endsAt, note, who = null }: Props) {
  return (
    <div className="respaldo bg-azafran px-6 py-7 md:px-9">
      <p className="font-titular text-t3 leading-prieto font-bold">
        <span>{capitalised(formatLongDate(madridDate(startsAt)))}</span>
        <br />
        <span translate="no">{`${madridTime(startsAt)}–${madridTime(endsAt)}`}</span>
      </p>
      {who && <p className="mt-3 max-w-texto font-bold">{who}</p>}
      <p className={`max-w-texto font-medium ${who ? 'mt-1' : 'mt-3'}`}>{note}</p>
    </div>
  );
}
