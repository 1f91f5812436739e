'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { monthlyPayment, totalInterest } from '@/lib/calculators/mortgage/french-loan';
import { wholeEuros } from '@/lib/shared/money';
import {
  exampleCase,
  loanOf,
  MAX_SAVINGS_SHARE,
  type MortgageCase,
  sliders,
  livingMortgage as texts,
} from '@/lib/site/living-mortgage';
import { MortgageFigures } from './mortgage-figures';
import { MortgageSliders } from './mortgage-sliders';
import { MortgageSofa } from './mortgage-sofa';

/** Delay of the announcement after the last change: the slider itself announces its values. */
const ANNOUNCEMENT_DELAY_MS = 700;

/** The values of the sliders. Savings above the maximum for the price are reduced, slider included. */
function readSliders(form: HTMLFormElement): MortgageCase {
  const slider = (name: keyof MortgageCase) => {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) throw new Error(`The form has no slider ${name}.`);
    return control;
  };
  const price = slider('price').valueAsNumber;
  const savings = slider('savings');
  const { step } = sliders.savings;
  const most = Math.floor((price * MAX_SAVINGS_SHARE) / step) * step;
  if (savings.valueAsNumber > most) savings.valueAsNumber = most;
  return {
    price,
    savings: savings.valueAsNumber,
    years: slider('years').valueAsNumber,
    rate: slider('rate').valueAsNumber,
  };
}

function isSame(one: MortgageCase, other: MortgageCase): boolean {
  return (
    one.price === other.price && one.savings === other.savings && one.years === other.years && one.rate === other.rate
  );
}

function announcement(mortgage: MortgageCase): string {
  const loan = loanOf(mortgage);
  const interest = totalInterest(loan);
  return texts.announced(wholeEuros(monthlyPayment(loan)), wholeEuros(loan.principal + interest), wholeEuros(interest));
}

/** The interactive mortgage of the hero. `children` is the hero's text. */
export function LivingMortgage({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const [mortgage, setMortgage] = useState(exampleCase);
  const [announced, setAnnounced] = useState('');

  const read = useCallback((sliders: HTMLFormElement) => {
    const next = readSliders(sliders);
    setMortgage((before) => (isSame(before, next) ? before : next));
  }, []);

  // The browser may restore the sliders, and they may be moved before hydration.
  useEffect(() => {
    if (form.current) read(form.current);
  }, [read]);

  useEffect(() => {
    if (mortgage === exampleCase) return;
    const timer = window.setTimeout(() => setAnnounced(announcement(mortgage)), ANNOUNCEMENT_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [mortgage]);

  return (
    <>
      <div className="rejilla">
        {children}
        <MortgageFigures mortgage={mortgage} />
        <div className="mt-6">
          <MortgageSofa loan={loanOf(mortgage)} still={mortgage !== exampleCase} />
        </div>
      </div>
      <MortgageSliders form={form} mortgage={mortgage} onMove={read} />
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
