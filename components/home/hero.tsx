import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import { Arrow, buttonClass } from '@/components/ui/button';
import { monthlyPayment, totalInterest } from '@/lib/calculators/mortgage';
import { exampleMortgage } from '@/lib/content/home';
import { formatPrice } from '@/lib/money';
import { MortgageSofa } from './mortgage-sofa';
import { wholeEuros } from './whole-euros';

export function Hero() {
  const t = useTranslations('HomeHero');
  const { number } = useFormatter();
  const { price, savings, years, loan } = exampleMortgage;
  const facts = [
    [t('price'), formatPrice(price)],
    [t('savings'), formatPrice(savings)],
    [t('loan'), formatPrice(loan.principal)],
    [t('term'), t('years', { years })],
    [t('rate'), number(loan.annualRate, { style: 'percent', maximumFractionDigits: 2 })],
    [t('repaid'), wholeEuros(loan.principal + totalInterest(loan))],
  ] as const;

  return (
    <section className="overflow-clip pt-[clamp(1.5rem,2.1vw,2.25rem)]">
      <div className="rejilla">
        <h1 className="-ml-[0.035em] text-t1">{t('title')}</h1>
        <div className="mt-[clamp(1.25rem,2.5vw,2.5rem)] md:col-span-5">
          <p className="font-titular text-lead">{t('lead')}</p>
          <Link href="/servicios" className={buttonClass('solid', 'mt-6 max-md:w-full')}>
            {t('book')} <Arrow />
          </Link>
        </div>
        <div className="mt-9 grid items-end gap-x-canal md:col-span-6 md:col-start-7 md:mt-[clamp(1.25rem,1.9vw,2rem)] min-[69rem]:grid-cols-[1fr_1fr]">
          <p className="cifra text-[min(7.6rem,31vw)] whitespace-nowrap md:text-[clamp(5rem,10.6vw,9rem)]">
            {number(Math.round(monthlyPayment(loan) / 100))}
            <span className="relative -top-[1.42em] text-[0.3em] tracking-[-0.02em]"> {t('perMonth')}</span>
          </p>
          <dl className="text-nota max-md:sr-only md:max-[69rem]:-order-1 md:max-[69rem]:mb-6 min-[69rem]:-mt-24">
            {facts.map(([term, amount]) => (
              <div
                key={term}
                className="flex justify-between gap-4 border-t border-regla py-[0.34rem] last:border-t-[1.5px] last:border-tinta md:max-[69rem]:nth-[-n+2]:sr-only"
              >
                <dt className="text-tinta-2">{term}</dt>
                <dd className="font-bold whitespace-nowrap">{amount}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="mt-[clamp(1.5rem,2.1vw,2.25rem)]">
          <MortgageSofa loan={loan} />
        </div>
      </div>
      <div className="bg-azafran py-6 md:py-8">
        <div className="rejilla items-center gap-y-3">
          <p className="font-titular text-t4 font-bold tracking-[-0.02em] md:col-span-7">{t('motto')}</p>
          <p className="text-nota md:col-span-5">{t('key')}</p>
        </div>
      </div>
    </section>
  );
}
