import { useFormatter, useTranslations } from 'next-intl';
import { bar } from '@/components/shared/illustrations/shapes';
import { Section } from '@/components/shared/ui/section';
import { GiantFigure } from '@/components/site/services/service-page/giant-figure';
import { formatPrice } from '@/lib/shared/money';
import {
  groupDiscount,
  type Workshop,
  workshopModalities,
  workshopProgramme,
  workshops,
} from '@/lib/site/services/workshops';

export function WorkshopProgramme() {
  const t = useTranslations('ServiceWorkshops');
  return (
    <Section id="programa" title={t('programmeTitle')} lead={t('programmeLead')}>
      <ul>
        {workshopProgramme.map((workshop) => (
          <li key={workshop.title} className="border-t-[1.5px] border-tinta py-8 last:border-b-[1.5px]">
            <Row workshop={workshop} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Row({ workshop }: { workshop: Workshop }) {
  const t = useTranslations('ServiceWorkshops');
  const { title, duration, participants, description, topics } = workshop;
  const { least, most, couples } = participants;
  return (
    <article className="grid gap-x-canal gap-y-5 md:grid-cols-12">
      <div className="md:col-span-5">
        <h3 className="text-t3">{title}</h3>
        <p className="mt-2 max-w-nota">{description}</p>
      </div>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-2 md:col-span-3 md:block">
        <p className="font-titular text-t3 font-bold tracking-cerrado">{t('hours', { hours: duration })}</p>
        <HourBars hours={duration} />
        <p className="text-nota max-md:w-full md:mt-3">
          {couples ? t('couples', { least, most }) : t('people', { least, most })}
        </p>
      </div>
      <ul className="md:col-span-4">
        {topics.map((topic) => (
          <li key={topic} className="border-t border-regla py-1.5 first:border-t-0 md:first:pt-0">
            {topic}
          </li>
        ))}
      </ul>
    </article>
  );
}

const PITCH = 22;
const HEIGHT = 34;

/** One bar an hour. Decorative: the hours are written beside it. */
function HourBars({ hours }: { hours: number }) {
  const width = hours * PITCH;
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true" className="mt-2 block">
      <path
        d={Array.from({ length: hours }, (_, hour) => bar(hour * PITCH, 0, PITCH - 4, HEIGHT)).join('')}
        className="fill-azafran"
      />
    </svg>
  );
}

export function WorkshopModalities() {
  const t = useTranslations('ServiceWorkshops');
  return (
    <section aria-labelledby="modalidades" className="bg-cielo py-pieza">
      <div className="rejilla gap-y-8">
        <h2 id="modalidades" className="text-t3">
          {t('modalitiesTitle')}
        </h2>
        <ul className="grid gap-x-canal gap-y-8 md:grid-cols-3">
          {workshopModalities.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-t4">{title}</h3>
              <p className="mt-2 max-w-nota">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Discount per place for a group. */
export function GroupDiscount() {
  const t = useTranslations('ServiceWorkshops');
  const { number } = useFormatter();
  const { share, from } = groupDiscount;
  const price = workshops.plans.tiers[0]?.price;
  const single = price?.kind === 'fixed' ? price.amount : 0;
  return (
    <GiantFigure
      id="descuento"
      ground="azafran"
      title={t('discountTitle')}
      figure={number(share, { style: 'percent' })}
      sentence={t('discountText', { from })}
      assumptions={t('discountExample', {
        from,
        full: formatPrice(single * from),
        reduced: formatPrice(single * from * (1 - share)),
      })}
    />
  );
}
