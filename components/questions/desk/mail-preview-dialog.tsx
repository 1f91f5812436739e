import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { DeskButton } from '@/components/private/desk/desk-button';
import { DeskDialog } from '@/components/private/desk/dialogs/desk-dialog';
import { FaultNote } from '@/components/private/desk/fault-note';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import { Skeleton } from '@/components/shared/ui/skeleton';
import type { MailPreview } from '@/lib/questions/answers/contract';

type Props = { path: string; text: string; onSend: () => void; onClose: () => void };

/** The mail before it leaves, as its text part: what every mail program shows of it. */
export function MailPreviewDialog({ path, text, onSend, onClose }: Props) {
  const t = useTranslations('DeskQuestions');
  const { mutate, data, error } = useDeskAction<{ text: string }, MailPreview>(path);
  useEffect(() => mutate({ text }), [mutate, text]);
  return (
    <DeskDialog open onClose={onClose} title={t('previewTitle')}>
      {error && <FaultNote fault={error} onRetry={() => mutate({ text })} />}
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
        <DeskButton onClick={onSend} disabled={!data}>
          {t('send')}
        </DeskButton>
        <DeskButton look="line" onClick={onClose}>
          {t('goOnWriting')}
        </DeskButton>
      </div>
    </DeskDialog>
  );
}
