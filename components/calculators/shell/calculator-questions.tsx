import { useTranslations } from 'next-intl';
import type { CalculatorQuestion } from '@/lib/content/calculators/method';

/** Questions that open one at a time, without JavaScript. */
export function CalculatorQuestions({ questions }: { questions: readonly CalculatorQuestion[] }) {
  const t = useTranslations('CalculatorPage');
  return (
    <section
      aria-labelledby="preguntas"
      className="rejilla gap-y-8 bg-arena py-[clamp(3.5rem,7vw,6.5rem)] print:hidden"
    >
      <h2 id="preguntas" className="text-t2 md:col-span-4">
        {t('questions')}
      </h2>
      <div className="border-t-[1.5px] border-tinta md:col-span-8">
        {questions.map(({ question, answer }) => (
          <details key={question} name="preguntas" className="group border-b border-regla">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-titular text-t4 font-bold tracking-[-0.02em] [&::-webkit-details-marker]:hidden">
              {question}
              <svg
                viewBox="0 0 14 14"
                aria-hidden="true"
                className="h-3.5 w-3.5 shrink-0 fill-none stroke-current stroke-2"
              >
                <path d="M0 7h14" />
                <path d="M7 0v14" className="group-open:hidden" />
              </svg>
            </summary>
            <p className="max-w-[68ch] pb-6">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
