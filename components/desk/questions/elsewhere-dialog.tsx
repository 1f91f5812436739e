import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '@/components/ui/notice';
import type { QuestionView } from '@/lib/answers/contract';
import type { QuestionKind } from '@/lib/answers/question';
import { DeskButton } from '../shared/desk-button';
import { DeskDialog } from '../shared/desk-dialog';
import { FaultNote } from '../shared/fault-note';
import { useDeskAction } from '../shared/use-desk-action';

type Props = { path: string; kind: QuestionKind; seen: number; onClose: () => void };

/** Ends the wait of a question that was answered from the mailbox or by telephone. */
export function ElsewhereDialog({ path, kind, seen, onClose }: Props) {
  const t = useTranslations('DeskQuestions');
  const [key] = useState(() => crypto.randomUUID());
  const mark = useDeskAction<{ key: string; seen: number }, QuestionView>(path);
  const isLost = mark.error?.code === 'answered_meanwhile';
  return (
    <DeskDialog open onClose={onClose} title={t('elsewhere', { kind })}>
      <p>{t('elsewhereText', { kind })}</p>
      {isLost && (
        <Notice tone="error" className="mt-4">
          {t('answeredMeanwhileShort')}
        </Notice>
      )}
      {mark.error && !isLost && <FaultNote fault={mark.error} />}
      <div className="mt-5 flex flex-wrap gap-3">
        {!isLost && (
          <DeskButton disabled={mark.isPending} onClick={() => mark.mutate({ key, seen }, { onSuccess: onClose })}>
            {t('elsewhereConfirm', { kind })}
          </DeskButton>
        )}
        <DeskButton look="line" onClick={onClose}>
          {t(isLost ? 'close' : 'leave')}
        </DeskButton>
      </div>
    </DeskDialog>
  );
}
