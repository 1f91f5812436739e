import { useTranslations } from 'next-intl';
import { fileSize } from '@/lib/shared/i18n/file-size';
import { MAX_ITEMS, MAX_SPACE_BYTES } from '@/lib/space/items/item-limits';
import { EmptyRoom } from '../shared/empty-room';
import { DocumentRow } from './document-row';
import type { Documents } from './open-document';

type Props = { documents: Documents; onDone: (said: string) => void };

export function DocumentList({ documents: { documents, usedBytes }, onDone }: Props) {
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
