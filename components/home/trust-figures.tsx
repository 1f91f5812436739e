import { useTranslations } from 'next-intl';
import { site } from '@/lib/site';

type Figure = { amount: string; unit?: string; text: string };

export function TrustFigures() {
  const t = useTranslations('HomeTrust');
  const [lead, ...others]: [Figure, ...Figure[]] = [
    { amount: `+${site.familiesHelped}`, text: t('families') },
    { amount: String(site.consultationMinutes), unit: t('minutes'), text: t('consultation') },
    { amount: String(site.consultationReplyHours), unit: t('hours'), text: t('reply') },
    { amount: String(site.guaranteeDays), unit: t('days'), text: t('guarantee') },
  ];
  return (
    <section aria-labelledby="confianza" className="py-[clamp(3rem,6vw,5.5rem)]">
      <h2 id="confianza" className="sr-only">
        {t('title')}
      </h2>
      <div className="rejilla">
        <ul className="grid gap-x-canal md:grid-cols-[4fr_3fr_3fr_3fr] md:max-lg:grid-cols-3">
          <li className="flex flex-col justify-end gap-4 border-t-[1.5px] border-tinta pt-3.5 pb-5 md:min-h-[17vw] md:pb-0 md:max-lg:col-span-3 lg:min-h-60">
            <span className="cifra text-[clamp(5.5rem,13.2vw,12rem)] max-md:text-[8.6rem]">{lead.amount}</span>
            <span className="md:min-h-[3em]">{lead.text}</span>
          </li>
          {others.map(({ amount, unit, text }) => (
            <li
              key={text}
              className="grid grid-cols-[10.5rem_1fr] items-center gap-2 border-t-[1.5px] border-tinta py-3.5 md:flex md:flex-col md:items-start md:justify-end md:gap-4 md:pb-0"
            >
              <span className="cifra text-[clamp(3.5rem,6.6vw,6rem)] whitespace-nowrap">
                {amount}
                {unit && <span className="ml-[0.12em] text-[0.5em]">{unit}</span>}
              </span>
              <span className="max-w-[26ch] md:min-h-[3em]">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
