import { useTranslations } from 'next-intl';
import { site } from '@/lib/shared/site';

type Figure = { amount: string; unit?: string; text: string };

export function TrustFigures() {
  const t = useTranslations('HomeTrust');
  const [lead, ...others]: [Figure, ...Figure[]] = [
    { amount: String(site.familiesHelped), text: t('families') },
    { amount: String(site.consultationMinutes), unit: t('minutes'), text: t('consultation') },
    { amount: String(site.consultationReplyHours), unit: t('hours'), text: t('reply') },
    { amount: String(site.guaranteeDays), unit: t('days'), text: t('guarantee') },
  ];
  return (
    <section aria-labelledby="confianza" className="py-pieza">
      <h2 id="confianza" className="sr-only">
        {t('title')}
      </h2>
      <div className="rejilla">
        <ul className="grid grid-cols-1 gap-x-canal md:grid-cols-3 md:grid-rows-[auto_auto] lg:grid-cols-[4fr_3fr_3fr_3fr]">
          <li className="grid gap-4 border-t-[1.5px] border-tinta pt-3.5 pb-5 md:row-span-2 md:grid-rows-subgrid md:max-lg:col-span-3 md:max-lg:pb-10">
            <span className="cifra text-[min(8.6rem,36vw)] md:text-[clamp(5.5rem,13.2vw,12rem)] lg:mt-12">
              <span className="block font-texto text-lead leading-none font-normal tracking-normal">{t('more')} </span>
              {lead.amount}
            </span>
            <span>{lead.text}</span>
          </li>
          {others.map(({ amount, unit, text }) => (
            <li
              key={amount}
              className="grid grid-cols-[min(9.5rem,44vw)_minmax(0,1fr)] items-center gap-x-2 gap-y-4 border-t-[1.5px] border-tinta py-3.5 md:row-span-2 md:grid-cols-1 md:grid-rows-subgrid md:items-start md:pb-0"
            >
              <span className="cifra self-end text-[min(clamp(3.5rem,6.6vw,6rem),15vw)] whitespace-nowrap max-md:self-center">
                {amount}
                {unit && <span className="text-[0.5em]"> {unit}</span>}
              </span>
              <span className="max-w-corta">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
