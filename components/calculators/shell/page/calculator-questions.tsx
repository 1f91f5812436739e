import { useTranslations } from 'next-intl';
import { Faq } from '@/components/shared/ui/faq';
import type { Question } from '@/lib/shared/seo/structured-data';

/** Frequent questions about the calculation. */
export function CalculatorQuestions({ questions }: { questions: readonly Question[] }) {
  const t = useTranslations('CalculatorPage');
  return (
    <div className="print:hidden">
      <Faq title={t('questions')} questions={questions} ground="arena" />
    </div>
  );
}
