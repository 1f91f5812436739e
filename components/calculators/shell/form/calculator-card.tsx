'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { CALCULATOR_ID } from '../page/calculator-anchor';

type CalculatorCardProps = {
  /** Name of the form for who does not see it. */
  title: string;
  button: string;
  /** Why the button does not work now. */
  blocked?: string | undefined;
  formRef: RefObject<HTMLFormElement | null>;
  resultRef: RefObject<HTMLDivElement | null>;
  onSubmit: (event: FormEvent) => void;
  fields: ReactNode;
  /** Under the button, such as the costs that follow from the fields. */
  footer?: ReactNode;
  /** On the dark side. Before the first press, `EmptyResult`. */
  children: ReactNode;
};

/** The two halves of a calculator: what you say, on sand, and what follows from it, on ink. */
export function CalculatorCard(props: CalculatorCardProps) {
  const { title, button, blocked, formRef, resultRef, onSubmit, fields, footer, children } = props;
  const t = useTranslations('Calculator');
  return (
    <section
      id={CALCULATOR_ID}
      aria-label={title}
      className="isolate overflow-clip bg-arena md:bg-transparent print:bg-transparent"
    >
      <div className="rejilla">
        {/* Without JavaScript a form of the method "dialog" sends nothing anywhere. */}
        <form
          ref={formRef}
          method="dialog"
          noValidate
          aria-label={title}
          onSubmit={onSubmit}
          className="relative flex flex-col gap-6 py-10 md:col-span-5 md:py-12 md:pr-6 lg:col-span-4 print:hidden"
        >
          <span
            aria-hidden="true"
            className="absolute inset-y-0 -right-[calc(var(--spacing-canal)/2)] -left-[100vw] -z-10 hidden bg-arena md:block"
          />
          {fields}
          <div>
            <Button
              type="submit"
              className="w-full"
              disabled={Boolean(blocked)}
              aria-describedby={blocked && 'bloqueado'}
            >
              {button}
            </Button>
            {blocked && (
              <p id="bloqueado" className="mt-2 text-nota font-bold">
                {blocked}
              </p>
            )}
            <p className="mt-3 text-nota text-tinta-2">{t('private')}</p>
          </div>
          {footer && <div className="pt-2">{footer}</div>}
        </form>
        <div
          ref={resultRef}
          className="relative -mx-margen bg-tinta px-margen py-10 text-papel md:col-span-7 md:mx-0 md:bg-transparent md:py-12 md:pr-0 md:pl-6 lg:col-span-8 lg:pl-8 print:col-span-full print:mx-0 print:bg-transparent print:p-0 print:text-tinta"
        >
          <span
            aria-hidden="true"
            className="absolute inset-y-0 -right-[100vw] -left-[calc(var(--spacing-canal)/2)] -z-10 hidden bg-tinta md:block print:hidden"
          />
          {children}
        </div>
      </div>
    </section>
  );
}
