import { type Ref, useId } from 'react';
import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { unlessWords } from '@/components/shared/ui/unless-words';
import { writeFragment } from '@/lib/calculators/input/fragment';
import { formatPercent } from '@/lib/shared/i18n/numbers';
import { wholeEuros } from '@/lib/shared/money';
import {
  exampleCase,
  type MortgageCase,
  type SliderName,
  sliders,
  livingMortgage as texts,
} from '@/lib/site/living-mortgage';

const written: Record<SliderName, (value: number) => string> = {
  price: (euros) => wholeEuros(euros * 100),
  savings: (euros) => wholeEuros(euros * 100),
  years: texts.years,
  rate: (points) => formatPercent(points, { most: 1 }),
};

const layout: [SliderName, string][] = [
  ['price', 'lg:col-span-3!'],
  ['savings', 'lg:col-span-3!'],
  ['years', 'lg:col-span-2!'],
  ['rate', 'lg:col-span-2!'],
];

type MortgageSlidersProps = {
  form: Ref<HTMLFormElement>;
  mortgage: MortgageCase;
  onMove: (form: HTMLFormElement) => void;
};

/** Uncontrolled sliders: values set before hydration are kept. */
export function MortgageSliders({ form, mortgage, onMove }: MortgageSlidersProps) {
  const id = useId();
  return (
    <form
      ref={form}
      aria-label={texts.controls}
      autoComplete="off"
      onInput={(event) => onMove(event.currentTarget)}
      onSubmit={(event) => event.preventDefault()}
      className="bg-azafran py-6"
    >
      <div className="rejilla items-end gap-y-5">
        {layout.map(([name, columns]) => (
          <div key={name} className={`col-span-6! noscript:hidden ${columns}`}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <label htmlFor={`${id}-${name}`} className="text-nota font-medium">
                {texts.sliders[name]}
              </label>
              <output
                htmlFor={`${id}-${name}`}
                aria-live="off"
                translate={unlessWords(written[name](mortgage[name]))}
                className="font-titular text-campo font-bold tracking-leve whitespace-nowrap max-md:w-full"
              >
                {written[name](mortgage[name])}
              </output>
            </div>
            <input
              id={`${id}-${name}`}
              name={name}
              type="range"
              {...sliders[name]}
              defaultValue={exampleCase[name]}
              aria-valuetext={written[name](mortgage[name])}
              className="deslizador"
            />
          </div>
        ))}
        <p className="hidden font-titular text-t4 font-bold tracking-leve md:col-span-9 noscript:block">
          {texts.noScript}
        </p>
        <PageLink
          href={simulatorAddress(mortgage)}
          className={buttonClass(
            'solid',
            'max-lg:mt-2 lg:col-span-2! lg:col-start-11! md:noscript:col-span-3! md:noscript:col-start-10!',
          )}
        >
          <span>
            {texts.simulate} <span className="sr-only">{texts.simulateRest}</span>
          </span>
        </PageLink>
      </div>
    </form>
  );
}

/** Address of the simulator with these values, in the fragment, which is not sent to the server. */
export function simulatorAddress({ price, savings, years, rate }: MortgageCase): string {
  const numbers = { precio: String(price), ahorro: String(savings), plazo: String(years), interes: String(rate) };
  return `/calculadoras/simulador-hipoteca${writeFragment(numbers)}`;
}
