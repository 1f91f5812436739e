import { useTranslations } from 'next-intl';
import { bar, cushion } from '@/components/shared/illustrations/shapes';
import { SofaBody } from '@/components/site/illustrations/sofa/sofa-body';
import { channelSpans, type SofaFrame, seatSpan } from '@/components/site/illustrations/sofa/sofa-frame';
import { wholeEuros } from '@/lib/shared/money';
import type { BudgetPart } from '@/lib/site/services/education';
import { KeyList } from './key-list';

const frame: SofaFrame = {
  width: 600,
  height: 330,
  armWidth: 76,
  armTop: 124,
  armGap: 6,
  channelGap: 3,
  backTop: 20,
  backBottom: 206,
  seatTop: 213,
  seatBottom: 276,
  seatRadius: 16,
  baseTop: 281,
  baseBottom: 309,
  legWidth: 14,
};

/** Income per channel of the back. */
const CHANNEL = 10_000;

const look: Record<BudgetPart['key'], { fill: string; swatch: string }> = {
  home: { fill: 'fill-mar', swatch: 'bg-mar' },
  daily: { fill: 'fill-cielo', swatch: 'bg-cielo' },
  fun: { fill: 'fill-papel', swatch: 'bg-papel' },
  saving: { fill: 'fill-azafran', swatch: 'bg-azafran' },
};

/** A monthly budget as a sofa: a channel is 100 €, the cushions are the shares. */
export function BudgetSofa({ parts }: { parts: readonly BudgetPart[] }) {
  const t = useTranslations('ServiceEducation');
  const income = parts.reduce((sum, { amount }) => sum + amount, 0);
  const owners = parts.flatMap(({ key, amount }) => Array.from({ length: amount / CHANNEL }, () => key));
  const spans = channelSpans(frame, owners.length);
  const seat = seatSpan(frame);
  return (
    <figure>
      <figcaption className="text-nota">{t('budget', { income: wholeEuros(income) })}</figcaption>
      <KeyList
        className="mt-3 mb-8"
        entries={parts.map(({ key, amount }) => ({
          swatch: look[key].swatch,
          term: t(`parts.${key}`),
          amount: wholeEuros(amount),
        }))}
      />
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true" className="block h-auto w-full">
        {parts.map(({ key, amount }, index) => {
          const before = parts.slice(0, index).reduce((sum, part) => sum + part.amount, 0);
          const left = seat.left + (seat.width * before) / income;
          const width = (seat.width * amount) / income - (index < parts.length - 1 ? frame.channelGap : 0);
          const channels = spans.filter((_, channel) => owners[channel] === key);
          return (
            <path
              key={key}
              d={
                channels.map((span) => bar(span.left, frame.backTop, span.width, frame.backBottom)).join('') +
                cushion(left, frame.seatTop, width, frame.seatBottom, frame.seatRadius)
              }
              className={look[key].fill}
            />
          );
        })}
        <SofaBody frame={frame} piping="stroke-azafran" />
      </svg>
    </figure>
  );
}
