import { useTranslations } from 'next-intl';
import { DeskButton } from '@/components/private/desk/desk-button';
import { FaultNote } from '@/components/private/desk/fault-note';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import type { QuestionView } from '@/lib/questions/answers/contract';
import { questionPath } from './question-path';

type Props = { question: QuestionView; answerId: string };

/** For an answer that has not left: the same text, once. */
export function SendAgain({ question: { kind, id, answers }, answerId }: Props) {
  const t = useTranslations('DeskQuestions');
  const again = useDeskAction<{ answerId: string; seen: number }>(questionPath(kind, `/${id}/resend`));
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      {again.error && <FaultNote fault={again.error} />}
      <DeskButton
        look="line"
        aria-disabled={again.isPending}
        onClick={() => again.isPending || again.mutate({ answerId, seen: answers.length })}
      >
        {t('sendAgain')}
      </DeskButton>
    </div>
  );
}
