import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { SmallButton } from '@/components/private/small-button';
import { useFocusKept } from '@/components/shared/browser/use-focus-kept';
import { UploadBar } from '@/components/shared/ui/upload-bar';
import { fileSize } from '@/lib/shared/i18n/file-size';
import { MAX_ITEMS, MAX_SPACE_BYTES } from '@/lib/space/items/item-limits';
import { EmptyRoom } from '../shared/empty-room';
import { ProblemText } from '../shared/problem-note';
import { RoomHead } from '../shared/room-head';
import { SpaceData } from '../shared/space-data';
import { AddDocuments } from './add-documents';
import { DocumentRow } from './document-row';
import type { Documents } from './open-document';
import { useDocuments } from './use-documents';
import { type Upload, useUploads } from './use-uploads';

/** Adding documents, and the list of them. Each is sealed for its owner alone, or for the owner and the team. */
export function DocumentsTab() {
  const t = useTranslations('SpaceDocuments');
  const query = useDocuments();
  const { uploads, stored } = useUploads();
  const [done, setDone] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading, done !== null, query.data);
  return (
    <div className="grid gap-8">
      <RoomHead title={t('title')} lead={t('lead')} headingRef={heading} />
      <SpaceData query={query}>
        {(documents) => (
          <>
            <AddDocuments documents={documents} />
            {uploads.length > 0 && <UploadList uploads={uploads} />}
            <p role="status" className="sr-only">
              {stored && t(stored.isShared ? 'stored.team' : 'stored.mine', { name: stored.name })}
            </p>
            <p role="status" className="sr-only">
              {done}
            </p>
            <DocumentList documents={documents} onDone={setDone} />
          </>
        )}
      </SpaceData>
    </div>
  );
}

type Props = { documents: Documents; onDone: (said: string) => void };

function DocumentList({ documents: { documents, usedBytes }, onDone }: Props) {
  const t = useTranslations('SpaceDocuments');
  if (documents.length === 0) return <EmptyRoom text={t('empty')} />;
  const used = {
    count: documents.length,
    most: MAX_ITEMS,
    size: fileSize(usedBytes),
    room: fileSize(MAX_SPACE_BYTES),
  };
  return (
    <section aria-label={t('list')}>
      <ul className="border-t-[1.5px] border-tinta">
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} onDone={onDone} />
        ))}
      </ul>
      <p className="mt-3 text-nota text-tinta-2">{t('used', used)}</p>
    </section>
  );
}

/** What is on its way, each with how far it is, or what has stopped it. */
function UploadList({ uploads }: { uploads: readonly Upload[] }) {
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

function UploadRow({ upload: { id, name, file, state, share, problem } }: { upload: Upload }) {
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
            {problem && <ProblemText problem={problem} />}
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
