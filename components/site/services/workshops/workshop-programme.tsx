import { useTranslations } from 'next-intl';
import { Section } from '@/components/shared/ui/section';
import { type Workshop, workshopProgramme } from '@/lib/site/services/workshops';
import { HourBars } from './hour-bars';

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
