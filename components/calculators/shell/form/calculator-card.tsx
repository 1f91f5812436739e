import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button } from '@/components/shared/ui/button';
import { CALCULATOR_ID } from './calculator-anchor';
import { ColumnRest } from './column-rest';

type CalculatorCardProps = {
  /** Accessible name of the form. */
  title: string;
  button: string;
  /** Why the button is disabled. */
  blocked?: string | undefined;
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  fields: ReactNode;
  /** Under the button. */
  footer?: ReactNode;
  /** The result panel; `EmptyResult` before the first calculation. */
  children: ReactNode;
};

/** The two halves of a calculator: form and result. */
export function CalculatorCard(props: CalculatorCardProps) {
  const { title, button, blocked, formRef, onSubmit, fields, footer, children } = props;
  const t = useTranslations('Calculator');
  return (
    <section
      id={CALCULATOR_ID}
      aria-label={title}
      className="isolate overflow-clip bg-arena md:bg-transparent print:bg-transparent"
    >
      <div className="rejilla">
        {/* Without JavaScript a form with method="dialog" sends no request. */}
        <form
          ref={formRef}
          method="dialog"
          noValidate
          data-starts-at-once=""
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
          <ColumnRest />
        </form>
        <div className="columna relative -mx-margen bg-tinta px-margen py-10 text-papel md:col-span-7 md:mx-0 md:bg-transparent md:py-12 md:pr-0 md:pl-6 lg:col-span-8 lg:pl-8 print:col-span-full print:mx-0 print:bg-transparent print:p-0 print:text-tinta">
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
