import { useTranslations } from 'next-intl';
import { Code } from '@/components/private/breakable';
import { Arrow, Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { Spinner } from '@/components/shared/ui/spinner';
import { UploadBar } from '@/components/shared/ui/upload-bar';
import type { ConsultationFormState, Sending } from './use-consultation-form';

export function SendButton({
  form: { sending, isSubmitting, problem, fingerprint, replyVia, unsealed },
  left,
}: {
  form: ConsultationFormState;
  left: number | null;
}) {
  const t = useTranslations('ConsultationForm');
  // What is sent as it is, is no submit of the form.
  const isBusy = isSubmitting || sending !== null;
  return (
    <div className="grid gap-5">
      {problem && (
        <Notice tone="error">
          <span>{problem}</span> <span className="font-normal text-tinta">{t('kept')}</span>
        </Notice>
      )}
      {unsealed && (
        <Notice tone="error">
          <p>
            <span>{t(`notSealed.${unsealed.cause}.title`)}</span>{' '}
            <span className="font-normal text-tinta">
              <span>{t(`notSealed.${unsealed.cause}.text`)}</span>{' '}
              {replyVia === 'space' && <span>{t('notSealed.reply')}</span>}
            </span>
          </p>
          <Button look="line" onClick={unsealed.sendAsItIs} disabled={isBusy} className="mt-4 text-tinta">
            {t(`notSealed.${unsealed.cause}.send`)}
          </Button>
        </Notice>
      )}
      {left !== null && left > 0 && (
        <p className="font-titular text-t4 font-bold">{t('progress.left', { count: left })}</p>
      )}
      {sending?.withFiles && <UploadProgress sending={sending} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" disabled={isBusy} className="max-sm:w-full">
          <span>{isBusy ? t('submitting') : t('submit')}</span>
          {isBusy ? <Spinner /> : <Arrow />}
        </Button>
        <p className="max-w-nota text-nota text-tinta-2">
          {t(replyVia === 'space' ? 'afterSubmitInSpace' : 'afterSubmit')}
        </p>
      </div>
      {fingerprint && !unsealed && (
        <p key={fingerprint} className="max-w-texto text-nota text-tinta-2">
          {t.rich('sealedFor', { fingerprint, digits: () => <Code>{fingerprint}</Code> })}
        </p>
      )}
      <noscript>
        <p className="max-w-texto text-nota text-tinta-2">{t('withoutScript')}</p>
      </noscript>
    </div>
  );
}

/** The share of the request that has been uploaded; after that the server checks and stores. */
function UploadProgress({ sending: { share } }: { sending: NonNullable<Sending> }) {
  const t = useTranslations('ConsultationForm');
  const percent = Math.floor((share ?? 0) * 100);
  const text = share === null ? t('sealing') : percent < 100 ? t('uploading', { percent }) : t('storing');
  return (
    <div>
      <p className="mb-2 font-medium">{text}</p>
      <UploadBar label={t('submitting')} text={text} share={share} />
    </div>
  );
}
