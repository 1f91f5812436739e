import { useTranslations } from 'next-intl';
import { formatShortDay, madridTime } from '@/lib/shared/madrid-time';
import type { Appointment, Block, HourCell, HourItem } from './hour-cells';
import { hourText } from './hour-cells';

export type CellActions = {
  onBlock: () => void;
  onUnblock: (block: Block, cell: HourCell) => void;
  onAppointment: (appointment: Appointment) => void;
};

type Props = CellActions & {
  cell: HourCell;
  /** Column and row, "2 0": the grid finds the element by it. */
  place: string;
  /** The Tab key stops here. */
  isStop: boolean;
  isSelected: boolean;
  onFocus: () => void;
  /** A mouse button is pressed on it. */
  onBegin: () => void;
  /** The pointer enters it. */
  onReach: () => void;
};

const span = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${madridTime(new Date(startsAt))}–${madridTime(new Date(endsAt))}`;

export function AgendaCell(props: Props) {
  const { cell, place, isStop, isSelected, onFocus, onBegin, onReach } = props;
  const t = useTranslations('DeskAgenda.grid');
  const when = `${formatShortDay(cell.date)}, ${hourText(cell.hour)}`;
  const stop = { tabIndex: isStop ? 0 : -1, onFocus };
  const edge = 'h-13 border-l border-regla p-0 align-top';
  if (cell.state === 'free') {
    return (
      <td className={edge}>
        <button
          type="button"
          {...stop}
          data-place={place}
          aria-label={t('free', { when })}
          aria-pressed={isSelected}
          onPointerDown={(event) => event.pointerType === 'mouse' && event.button === 0 && onBegin()}
          onPointerEnter={onReach}
          onClick={props.onBlock}
          className={`block size-full min-h-13 text-left text-nota ${isSelected ? 'bg-tinta text-papel forced-colors:bg-[Highlight]' : 'text-transparent hover:bg-cielo hover:text-tinta focus-visible:bg-cielo focus-visible:text-tinta'}`}
        >
          <span aria-hidden="true" className="px-1.5">
            {isSelected ? t('closing') : t('close')}
          </span>
        </button>
      </td>
    );
  }
  if (cell.state !== 'taken') {
    return (
      <td {...stop} data-place={place} className={`${edge} bg-arena`}>
        <span className={cell.state === 'past' ? 'sr-only' : 'px-1.5 text-nota text-tinta-2'}>{t(cell.state)}</span>
      </td>
    );
  }
  return (
    <td className={`${edge} ${cell.isPast ? 'bg-arena' : ''}`}>
      <div className="flex h-full min-h-13 flex-col">
        {cell.items.map((item, index) => (
          <ItemButton
            key={`${item.kind} ${item.item.startsAt}`}
            shown={item}
            when={when}
            isPast={cell.isPast}
            {...stop}
            {...(index === 0 && { place })}
            onUnblock={(block) => props.onUnblock(block, cell)}
            onAppointment={props.onAppointment}
          />
        ))}
      </div>
    </td>
  );
}

type ItemProps = {
  shown: HourItem;
  when: string;
  isPast: boolean;
  place?: string;
  tabIndex: number;
  onFocus: () => void;
  onUnblock: (block: Block) => void;
  onAppointment: (appointment: Appointment) => void;
};

const box = 'block w-full grow px-1.5 py-1 text-left text-nota leading-prieto hyphens-auto wrap-break-word';

function ItemButton({ shown, when, isPast, place, tabIndex, onFocus, onUnblock, onAppointment }: ItemProps) {
  const t = useTranslations('DeskAgenda.grid');
  const stop = { tabIndex, onFocus, ...(place && { 'data-place': place }) };
  if (shown.kind === 'hold') {
    const { until, title } = shown.item;
    const text = until ? t('heldUntil', { time: madridTime(new Date(until)) }) : t('held');
    return (
      <p {...stop} className={`${box} bg-regla text-tinta-2 forced-colors:border`}>
        {shown.isFirst ? `${text}. ${title}` : t('goesOn')}
      </p>
    );
  }
  if (shown.kind === 'busy') {
    return (
      <p {...stop} className={`${box} border-l-4 border-borde bg-arena text-tinta forced-colors:border`}>
        {shown.isFirst ? t('busy', { hours: span(shown.item) }) : t('goesOn')}
      </p>
    );
  }
  if (shown.kind === 'block') {
    const { note } = shown.item;
    return (
      <button
        type="button"
        {...stop}
        aria-label={t('blockLabel', { when, note: note ? `, ${note}` : '' })}
        onClick={() => onUnblock(shown.item)}
        className={`${box} bg-tinta-2 text-papel hover:bg-tinta forced-colors:border`}
      >
        {shown.isFirst && (note ?? t('blocked'))}
      </button>
    );
  }
  const { customerName, title, mode } = shown.item;
  return (
    <button
      type="button"
      {...stop}
      aria-label={t('appointmentLabel', { when, name: customerName, title })}
      onClick={() => onAppointment(shown.item)}
      className={`${box} border-l-4 text-tinta hover:bg-azafran ${isPast ? 'border-borde' : 'border-azafran bg-cielo'}`}
    >
      {shown.isFirst ? (
        <>
          <b className="block font-titular">{customerName}</b>
          <span className="block">
            {span(shown.item)}&nbsp;· {mode === 'in-person' ? t('inPerson') : t('online')}
          </span>
          <span className="block max-lg:sr-only">{title}</span>
        </>
      ) : (
        t('goesOn')
      )}
    </button>
  );
}
