import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Breakable } from '@/components/private/breakable';
import { useAfterTouch, useTouchForgotten } from '@/components/private/desk/passkeys/desk-opener';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { SealedNote } from '@/components/private/desk/sealed/sealed-note';
import { useOpening } from '@/components/private/desk/sealed/use-opening';
import type { FileRead } from '@/components/private/reader/opened-file';
import { useReading } from '@/components/private/reader/use-reading';
import { SmallButton } from '@/components/private/small-button';
import { loadCode } from '@/components/shared/browser/load-code';
import { fileSize } from '@/lib/shared/i18n/file-size';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { SharedItemView } from '@/lib/space/items/desk/contract';
import type { OpenedDocument, OpenedDocuments } from './open-shared-documents';

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

type Props = {
  row: SharedItemView;
  /** Null while the names are sealed. */
  opened: OpenedDocument | 'unreadable' | null;
};

/** Shown by a reader that runs nothing: a file is what a stranger has sent. */
function DocumentRow({ row: { id, email, size, sharedAt, openedAt }, opened }: Props) {
  const t = useTranslations('DeskDocuments');
  const queries = useQueryClient();
  const { open, close, problem, opening, reader } = useReading(
    (document: OpenedDocument) => read(id, document),
    // It says now that it was opened.
    () => queries.invalidateQueries({ queryKey: ['desk'] }),
  );
  useTouchForgotten(close);
  const document = opened === 'unreadable' ? null : opened;
  const name = document?.head.name ?? t(opened ? 'unreadable' : 'sealedName');
  return (
    <li className="grid gap-2 border-b border-regla py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <bdi className="block font-titular text-campo leading-prieto font-bold wrap-break-word">{name}</bdi>
          <p className="text-nota wrap-break-word text-tinta-2">
            <bdi>
              <Breakable>{email}</Breakable>
            </bdi>{' '}
            · {fileSize(document?.head.size ?? size)} · {t('sharedAt', { moment: formatMoment(new Date(sharedAt)) })}
          </p>
          <p className="text-nota">
            {openedAt ? t('openedAt', { moment: formatMoment(new Date(openedAt)) }) : <strong>{t('notOpened')}</strong>}
          </p>
        </div>
        {document && (
          <SmallButton aria-label={t('openNamed', { name })} isBusy={opening !== null} onClick={() => open(document)}>
            {t(opening ? 'opening' : 'open')}
          </SmallButton>
        )}
      </div>
      {problem && <ProblemNote problem={problem} />}
      {reader}
    </li>
  );
}

async function read(id: string, document: OpenedDocument): Promise<FileRead> {
  const { openSharedContent } = await loadCode(loadOpening);
  return { name: document.head.name, content: await openSharedContent(id, document) };
}

const loadOpening = () => import('./open-shared-documents');

/** The names of these rows, in the memory of this screen. They open by themselves while a touch is remembered, and close with it. */
function useOpenedDocuments(rows: readonly SharedItemView[]) {
  // Not what is being opened, which is gone while it runs again: the rows are asked for every minute.
  const [opened, setOpened] = useState<OpenedDocuments>(new Map());
  const { open, forget, isOpening, problem } = useOpening({
    load: () => openNow(rows),
    sealed: rows.length > 0 && rows,
    onOpened: setOpened,
  });
  const close = useCallback(() => {
    setOpened(new Map());
    forget();
  }, [forget]);
  useAfterTouch(open);
  useTouchForgotten(close);
  return { open, opened, isOpening, problem };
}

async function openNow(rows: readonly SharedItemView[]): Promise<OpenedDocuments> {
  const { openSharedDocuments } = await loadCode(loadOpening);
  return openSharedDocuments(rows);
}
