import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { CALCULATOR_ID } from './calculator-anchor';

type CalculatorHeroProps = {
  /** Name of the calculator in the trail. */
  name: string;
  title: string;
  lead: string;
  /** Of the button that leads down to the calculator. */
  button: string;
};

/** Title and promise; its button scrolls to the calculator. */
export function CalculatorHero({ name, title, lead, button }: CalculatorHeroProps) {
  const t = useTranslations('CalculatorPage');
  return (
    <div className="rejilla items-end gap-y-4 pt-[clamp(1.5rem,3vw,2.5rem)] pb-[clamp(1.75rem,3vw,2.5rem)] print:pb-3">
      <p className="text-nota print:hidden">
        {t('calculators')} / {name}
      </p>
      <h1 className="-ml-[0.03em] text-[clamp(2.75rem,6.6vw,5.5rem)] leading-[0.98] md:col-span-8 print:text-t4">
        {title}
      </h1>
      <div className="md:col-span-4 print:hidden">
        <p className="font-titular text-lead">{lead}</p>
        <a href={`#${CALCULATOR_ID}`} className={buttonClass('line', 'mt-5')}>
          {button}
        </a>
      </div>
    </div>
  );
}
