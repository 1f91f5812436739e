import { useTranslations } from 'next-intl';
import { TwoOnASofa } from '@/components/layout/two-on-a-sofa';
import { site } from '@/lib/site';
import { ChoosePicture, WeekPicture } from './step-pictures';

/** What the scheduling rules promise, passed in so that this stays a drawing of them. */
export type HiringFacts = { startsPerDay: number; windowDays: number; holdMinutes: number };

export function HiringSteps({ facts }: { facts: HiringFacts }) {
  const t = useTranslations('HomeSteps');
  const steps = [
    { title: t('choose'), text: t('chooseText'), picture: <ChoosePicture /> },
    {
      title: t('book'),
      text: t('bookText', { days: facts.windowDays, minutes: facts.holdMinutes }),
      picture: <WeekPicture starts={facts.startsPerDay} />,
    },
    {
      title: t('pay'),
      text: t('payText', { guarantee: site.guaranteeDays }),
      picture: <TwoOnASofa className="h-28 lg:h-44" />,
    },
  ];
  return (
    <section aria-labelledby="pasos" className="bg-cielo py-bloque">
      <div className="rejilla">
        <h2 id="pasos" className="text-t2 md:col-span-8">
          {t('title')}
        </h2>
        <p className="mt-5 font-titular text-lead md:col-span-4 md:col-start-9 md:mt-0 md:self-end">{t('lead')}</p>
        <ol className="mt-12 grid gap-x-canal gap-y-14 md:mt-16 lg:grid-cols-3">
          {steps.map(({ title, text, picture }, index) => (
            <li
              key={title}
              className="grid content-start gap-5 border-t-[1.5px] border-tinta pt-4 sm:max-lg:grid-cols-[auto_1fr] sm:max-lg:gap-x-10"
            >
              <p className="font-medium sm:max-lg:col-span-2">{t('step', { step: index + 1, steps: steps.length })}</p>
              <div className="sm:max-lg:row-span-2 lg:mt-4 lg:mb-3">{picture}</div>
              <h3 className="text-t3">{title}</h3>
              <p className="max-w-[40ch]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
