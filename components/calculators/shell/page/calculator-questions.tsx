import { useTranslations } from 'next-intl';
import { Faq } from '@/components/ui/faq';
import type { Question } from '@/lib/seo/structured-data';

/** The questions people ask us about this calculation. */
export function CalculatorQuestions({ questions }: { questions: readonly Question[] }) {
  const t = useTranslations('CalculatorPage');
  return (
    <div className="print:hidden">
      <Faq title={t('questions')} questions={questions} ground="arena" />
    </div>
  );
}
