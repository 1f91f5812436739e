import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useFocusKept } from '@/components/shared/browser/use-focus-kept';
import { RoomHead } from '../shared/room-head';
import { SpaceData } from '../shared/space-data';
import { AddDocuments } from './add-documents';
import { DocumentList } from './document-list';
import { UploadList } from './upload-list';
import { useDocuments } from './use-documents';
import { useUploads } from './use-uploads';

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
