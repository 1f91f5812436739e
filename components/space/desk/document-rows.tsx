import { useTranslations } from 'next-intl';
import { SealedNote } from '@/components/private/desk/sealed/sealed-note';
import type { SharedItemView } from '@/lib/space/items/desk/contract';
import { DocumentRow } from './document-row';
import { useOpenedDocuments } from './use-opened-documents';

/** Their names are sealed too: without a key only the mailbox, the size and the moments are read. */
export function DocumentRows({ rows }: { rows: readonly SharedItemView[] }) {
  const t = useTranslations('DeskDocuments');
  const opening = useOpenedDocuments(rows);
  const { opened } = opening;
  const areOpen = rows.every(({ id }) => opened.has(id));
  return (
    <>
      {!areOpen && (
        <div className="mb-5">
          <SealedNote text={t('sealed')} opening={opening} />
        </div>
      )}
      <p role="status" className="sr-only">
        {areOpen && t('opened')}
      </p>
      <ul aria-label={t('list')} className="@container grid border-t border-regla">
        {rows.map((row) => (
          <DocumentRow key={row.id} row={row} opened={opened.get(row.id) ?? null} />
        ))}
      </ul>
    </>
  );
}
