import { Notice } from '@/components/shared/ui/notice';
import type { Day } from '@/lib/agenda/slots';
import type { MadridDate } from '@/lib/shared/madrid-time';

type Props = {
  text: string;
  /** The last free day that the period has; null if there is none. */
  inside: { day: MadridDate; text: string } | null;
  onChooseDay: (day: MadridDate) => void;
  silent?: boolean;
  className: string;
};

/** Says that a chosen day comes after a period. Its button goes away with it: choosing has to move the focus. */
export function LastDayNote({ text, inside, onChooseDay, silent = false, className }: Props) {
  return (
    <Notice silent={silent} className={className}>
      <p>{text}</p>
      {inside && (
        <p className="mt-1">
          <button type="button" className="enlace text-left" onClick={() => onChooseDay(inside.day)}>
            {inside.text}
          </button>
        </p>
      )}
    </Notice>
  );
}

/** The last day until `end` that has a free hour; null without one. `days` are in order. */
export function lastFreeDay(days: readonly Day[], end: MadridDate): MadridDate | null {
  const inside = days.filter(({ date, slots }) => date <= end && slots.some(({ status }) => status === 'free'));
  return inside.at(-1)?.date ?? null;
}
