import { useTranslations } from 'next-intl';
import { cushion } from '@/components/shared/illustrations/shapes';
import { wholeEuros } from '@/lib/shared/money';
import type { FamilyCover } from './family-cover';
import { KeyList } from './key-list';

const WIDTH = 480;
const GROUND = 320;
const GAP = 3;
const COLUMN = 228;

/** Two stacks to one scale: what the family needs, and what its policies pay. */
export function CoverGap({ cover }: { cover: FamilyCover }) {
  const t = useTranslations('ServiceInsurance');
  const { debt, spending, studies, bank, company, gap } = cover;
  const whole = debt + spending + studies;
  const fills = ['fill-tinta', 'fill-mar', 'fill-cielo'];
  return (
    <figure>
      <figcaption className="text-nota">
        {t('cover', { years: cover.yearsOfSpending, company: wholeEuros(company) })}
      </figcaption>
      <KeyList
        className="mt-3 mb-6"
        entries={[
          { swatch: 'bg-tinta', term: t('debt'), amount: wholeEuros(debt) },
          { swatch: 'bg-mar', term: t('spending', { years: cover.yearsOfSpending }), amount: wholeEuros(spending) },
          { swatch: 'bg-cielo', term: t('studies'), amount: wholeEuros(studies) },
          { swatch: 'border-[1.5px] border-dashed border-tinta', term: t('gap'), amount: wholeEuros(gap) },
        ]}
      />
      <div aria-hidden="true" className="mb-2 grid grid-cols-2 gap-x-[5%] font-titular font-bold">
        <span>{t('needed')}</span>
        <span>{t('insured')}</span>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className="block h-auto w-full">
        {layers([debt, spending, studies], whole, 0).map((shape, index) => (
          <path key={shape} d={shape} className={fills[index]} />
        ))}
        {layers([bank, company], whole, WIDTH - COLUMN).map((shape, index) => (
          <path key={shape} d={shape} className={fills[index]} />
        ))}
        <path
          d={cushion(WIDTH - COLUMN + 1, 1, COLUMN - 2, (GROUND * gap) / whole - GAP, 18)}
          className="fill-none stroke-tinta stroke-2 [stroke-dasharray:5_6]"
        />
      </svg>
    </figure>
  );
}

/** Stacked cushions, each as high as its share. */
function layers(amounts: readonly number[], whole: number, left: number): string[] {
  let bottom = GROUND;
  return amounts.map((amount) => {
    const height = (GROUND * amount) / whole;
    const shape = cushion(left, bottom - height + GAP, COLUMN, bottom, 18);
    bottom -= height;
    return shape;
  });
}
