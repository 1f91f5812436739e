import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Tooltip } from '@/components/shared/ui/tooltip';
import type { Day } from '@/lib/agenda/slots';

type Props = {
  ref: Ref<HTMLDivElement>;
  /** null while no day is chosen. */
  slots: Day['slots'] | null;
  selected: string | null;
  /** The hour of this day that the visitor has already. */
  current?: string | null;
  onSelect: (time: string) => void;
};

const shape =
  'flex min-h-[3.75rem] w-full flex-col items-center justify-center gap-1.5 respaldo-s px-0.5 py-2 font-titular text-campo leading-none tracking-cerrado';
const small = 'font-texto text-[0.8125rem] font-medium tracking-normal';

/** The hours of a day. An unavailable hour stays focusable and says why. */
export function TimePicker({ ref, slots, selected, current = null, onSelect }: Props) {
  const t = useTranslations('Checkout.booking');
  if (slots === null) return <p className="text-tinta-2">{t('noDate')}</p>;
  if (slots.length === 0) {
    return (
      <div>
        <p className="font-bold">{t('noSlots')}</p>
        <p className="text-tinta-2">{t('noSlotsHint')}</p>
      </div>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; the section's heading is the name */}
      <div
        ref={ref}
        role="group"
        aria-labelledby="hora-titulo"
        className="grid grid-cols-[repeat(auto-fill,minmax(max(4.5rem,30%),1fr))] auto-rows-[minmax(3.75rem,auto)] items-end gap-1 md:auto-rows-[minmax(5.75rem,auto)] md:grid-cols-5 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none"
      >
        {slots.map(({ time, status }) =>
          status === 'free' && time !== current ? (
            <button
              key={time}
              type="button"
              aria-pressed={time === selected}
              onClick={() => onSelect(time)}
              className={`${shape} font-bold ${time === selected ? 'bg-tinta text-papel elegido md:min-h-[5.75rem]' : 'bg-arena text-tinta hover:bg-cielo md:min-h-[4.75rem] forced-colors:border'}`}
            >
              <span translate="no">{time}</span>
              {time === selected && <span className={small}>{t('chosen')}</span>}
            </button>
          ) : (
            <Tooltip key={time} text={t(time === current ? 'currentTip' : status === 'past' ? 'pastTip' : 'bookedTip')}>
              {(describedBy) => (
                <button
                  type="button"
                  aria-disabled="true"
                  aria-describedby={describedBy}
                  className={`${shape} cursor-not-allowed text-tinta-2 filete-regla md:min-h-[4.75rem] forced-colors:text-[color:GrayText]`}
                >
                  {time === current ? <span translate="no">{time}</span> : <s translate="no">{time}</s>}
                  <span className={small}>
                    {t(time === current ? 'current' : status === 'past' ? 'past' : 'booked')}
                  </span>
                </button>
              )}
            </Tooltip>
          ),
        )}
      </div>
      <p className="mt-3 text-nota text-tinta-2">{t('madridTime')}</p>
    </>
  );
}
