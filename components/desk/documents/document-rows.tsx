import { useTranslations } from 'next-intl';
import type { SharedItemView } from '@/lib/space/items/desk/contract';
import { DeskButton } from '../shared/desk-button';
import { FaultNote } from '../shared/fault-note';
import { DocumentRow } from './document-row';
import { useOpenedDocuments } from './use-opened-documents';

/** Their names are sealed too: without a key only the mailbox, the size and the moments are read. */
export function DocumentRows({ rows }: { rows: readonly SharedItemView[] }) {
  const t = useTranslations('DeskDocuments');
  const { open, opened, isOpening, fault } = useOpenedDocuments(rows);
  const areOpen = rows.every(({ id }) => opened.has(id));
  return (
    <>
      {!areOpen && (
        <div className="mb-5 grid max-w-lectura gap-4">
          <p className="border-l-4 border-azafran pl-4">{t('sealed')}</p>
          {fault && <FaultNote fault={fault} />}
          <p>
            <DeskButton aria-disabled={isOpening} onClick={() => isOpening || open()}>
              {t(isOpening ? 'opening' : 'open')}
            </DeskButton>
          </p>
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
