import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import { Notice } from '@/components/shared/ui/notice';
import type { QuestionView } from '@/lib/questions/answers/contract';
import type { QuestionKind } from '@/lib/shared/question';

type Props = { path: string; kind: QuestionKind; seen: number; onClose: () => void };

/** Ends the wait of a question that was answered from the mailbox or by telephone. */
export function ElsewhereDialog({ path, kind, seen, onClose }: Props) {
  const t = useTranslations('DeskQuestions');
  const [key] = useState(() => crypto.randomUUID());
  const mark = useDeskAction<{ key: string; seen: number }, QuestionView>(path);
  const isLost = mark.error?.code === 'answered_meanwhile';
  return (
    <ActionDialog
      title={t('elsewhere', { kind })}
      submit={t('elsewhereConfirm', { kind })}
      isBlocked={isLost}
      isPending={mark.isPending}
      fault={isLost ? null : mark.error}
      onSubmit={() => mark.mutate({ key, seen }, { onSuccess: onClose })}
      cancel={t(isLost ? 'close' : 'leave')}
      onClose={onClose}
    >
      <p>{t('elsewhereText', { kind })}</p>
      {isLost && <Notice tone="error">{t('answeredMeanwhileShort')}</Notice>}
    </ActionDialog>
  );
}
