import { useTranslations } from 'next-intl';
import { Still } from '@/components/shared/ui/still';
import type { CalculatorMethod } from '@/lib/calculators/texts/method';

/** The section "Cómo lo calculamos": formula, convention, worked example, legal parameters with their date. */
export function CalculationMethod({ method }: { method: CalculatorMethod }) {
  const t = useTranslations('CalculatorPage');
  return (
    <Still>
      <section id="como-lo-calculamos" aria-labelledby="metodo" className="rejilla gap-y-8 py-pieza print:hidden">
        <div className="md:col-span-4">
          <h2 id="metodo" className="text-t2">
            {t('method')}
          </h2>
          <p className="mt-4">{method.lead}</p>
        </div>
        <div className="grid content-start gap-y-8 md:col-span-8">
          {method.parts.map((part) => (
            <div key={part.title} className="border-t-[1.5px] border-tinta pt-4">
              <h3 className="text-t4">{part.title}</h3>
              {part.formula && (
                <p className="mt-3 w-fit max-w-full overflow-x-auto respaldo-s bg-arena px-5 py-3 font-titular text-lead font-bold">
                  {part.formula}
                </p>
              )}
              {part.text.map((paragraph) => (
                <p key={paragraph} className="mt-3 max-w-lectura">
                  {paragraph}
                </p>
              ))}
            </div>
          ))}
          <div className="respaldo bg-cielo px-6 py-6 md:px-8">
            <h3 className="text-t4">{t('example')}</h3>
            {method.example.map((sentence) => (
              <p key={sentence} className="mt-3 max-w-lectura">
                {sentence}
              </p>
            ))}
          </div>
          <p className="text-nota text-tinta-2">
            {method.checked}
            {method.source && (
              <>
                {' '}
                <a href={method.source.href} className="text-mar underline underline-offset-4">
                  {method.source.label}
                </a>
              </>
            )}
          </p>
        </div>
      </section>
    </Still>
  );
}
