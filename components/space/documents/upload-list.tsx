import { useTranslations } from 'next-intl';
import { UploadBar } from '@/components/shared/ui/upload-bar';
import { fileSize } from '@/lib/shared/i18n/file-size';
import { FaultText } from '../shared/fault-text';
import { SmallButton } from '../shared/small-button';
import { type Upload, useUploads } from './use-uploads';

/** What is on its way, each with how far it is, or what has stopped it. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTranslations('SpaceDocuments.uploads');
  return (
    <section aria-label={t('label')}>
      <ul className="border-t-[1.5px] border-tinta">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload: { id, name, file, state, share, fault } }: { upload: Upload }) {
  const t = useTranslations('SpaceDocuments.uploads');
  const { retry, remove } = useUploads();
  const isFailed = state === 'failed';
  const percent = Math.floor(share * 100);
  const text = t(`states.${state === 'sending' && percent === 100 ? 'storing' : state}`, { percent });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-regla py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          <bdi className="font-bold wrap-break-word">{name}</bdi>{' '}
          <span className="text-nota text-tinta-2">{fileSize(file.size)}</span>
        </p>
        {isFailed ? (
          <p role="alert" className="mt-1 font-bold text-error">
            {fault && <FaultText fault={fault} />}
          </p>
        ) : (
          <>
            <div className="mt-2 max-w-96">
              <UploadBar label={t('progress', { name })} text={text} share={state === 'sending' ? share : null} />
            </div>
            <p className="mt-1 text-nota text-tinta-2">{text}</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {isFailed && (
          <SmallButton aria-label={t('retryNamed', { name })} onClick={() => retry(id)}>
            {t('retry')}
          </SmallButton>
        )}
        <SmallButton
          look="quiet"
          aria-label={t(isFailed ? 'dropNamed' : 'stopNamed', { name })}
          onClick={() => remove(id)}
        >
          {t(isFailed ? 'drop' : 'stop')}
        </SmallButton>
      </div>
    </li>
  );
}
