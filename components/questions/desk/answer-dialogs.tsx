import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { DeskDialog } from '@/components/private/desk/dialogs/desk-dialog';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { Notice } from '@/components/shared/ui/notice';
import { Skeleton } from '@/components/shared/ui/skeleton';
import type { QuestionName } from '@/lib/shared/question';
import { questionsApi } from './questions-api';

type Props = { question: QuestionName; text: string; onSend: () => void; onClose: () => void };

/** The mail before it leaves, as its text part: what every mail program shows of it. */
export function MailPreviewDialog({ question: { kind, id }, text, onSend, onClose }: Props) {
  const t = useTranslations('DeskQuestions');
  const { mutate, data, error } = useCall('desk', questionsApi(kind).post('/:id/preview', { param: { id } }));
  useEffect(() => mutate({ text }), [mutate, text]);
  return (
    <DeskDialog open onClose={onClose} title={t('previewTitle')}>
      {error && <ProblemNote problem={error} onRetry={() => mutate({ text })} />}
      {!data && !error && <Skeleton className="h-64" />}
      {data && (
        <>
          <dl className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
            {(['from', 'to', 'replyTo', 'subject'] as const).map((part) => (
              <div key={part} className="contents">
                <dt className="text-tinta-2">{t(`mail.${part}`)}</dt>
                <dd className="min-w-0 font-bold wrap-break-word">{data[part]}</dd>
              </div>
            ))}
          </dl>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
            tabIndex={0}
            aria-label={t('previewTitle')}
            className="mt-4 max-h-96 overflow-y-auto bg-arena p-4 wrap-break-word whitespace-pre-wrap"
          >
            {data.text.replace(/\n{3,}/g, '\n\n').trim()}
          </section>
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <SmallButton look="solid" onClick={onSend} disabled={!data}>
          {t('send')}
        </SmallButton>
        <SmallButton onClick={onClose}>{t('goOnWriting')}</SmallButton>
      </div>
    </DeskDialog>
  );
}

type ElsewhereDialogProps = { question: QuestionName; seen: number; onClose: () => void };

/** Ends the wait of a question that was answered from the mailbox or by telephone. */
export function ElsewhereDialog({ question: { kind, id }, seen, onClose }: ElsewhereDialogProps) {
  const t = useTranslations('DeskQuestions');
  const [key] = useState(() => crypto.randomUUID());
  const mark = useCall('desk', questionsApi(kind).post('/:id/elsewhere', { param: { id } }));
  const isLost = mark.error?.code === 'answered_meanwhile';
  return (
    <ActionDialog
      title={t('elsewhere', { kind })}
      submit={t('elsewhereConfirm', { kind })}
      isBlocked={isLost}
      call={isLost ? { ...mark, error: null } : mark}
      onSubmit={() => mark.mutate({ key, seen }, { onSuccess: onClose })}
      cancel={t(isLost ? 'close' : 'leave')}
      onClose={onClose}
    >
      <p>{t('elsewhereText', { kind })}</p>
      {isLost && <Notice tone="error">{t('answeredMeanwhileShort')}</Notice>}
    </ActionDialog>
  );
}
