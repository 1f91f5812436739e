import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Problem } from '@/components/private/problem';
import { useReading } from '@/components/private/reader/use-reading';
import { SmallButton } from '@/components/private/small-button';
import { useAttempt } from '@/components/private/use-attempt';
import type { ItemHead } from '@/lib/private/items/item-head';
import { fileSize } from '@/lib/shared/i18n/file-size';
import { formatShortDate, madridDate } from '@/lib/shared/madrid-time';
import { itemsApi } from '../shared/items-api';
import { ProblemNote } from '../shared/problem-note';
import { SpaceDialog } from '../shared/space-dialog';
import { useSpace } from '../shared/use-space';
import { openDocument, type SpaceDocument } from './open-document';
import { SharingDialog, useSharing } from './sharing-dialog';
import { DOCUMENTS } from './use-documents';

const dayOf = (moment: string) => formatShortDate(madridDate(new Date(moment)));

type Props = {
  document: SpaceDocument;
  /** What was done, in words: the row and the focus may go with it. */
  onDone: (said: string) => void;
};

/** One document. One that cannot be read can still be deleted. */
export function DocumentRow({ document, onDone }: Props) {
  const t = useTranslations('SpaceDocuments');
  const [asked, setAsked] = useState<'sharing' | 'deletion' | null>(null);
  const { head, size, isShared, createdAt, deskOpenedAt } = document;
  const name = head?.name ?? t('unreadable');
  const reading = useOwnReading(document);
  const sharing = useSharing(document, () => onDone(t(isShared ? 'done.unshared' : 'done.shared', { name })));
  const deleting = useDelete(document.id, () => onDone(t('done.deleted', { name })));
  const close = () => setAsked(null);
  const problem = reading.problem ?? sharing.error ?? deleting.error;
  return (
    <li className="grid gap-3 border-b border-regla py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <bdi className="block font-titular text-t4 font-bold wrap-break-word">{name}</bdi>
          <p className="text-nota text-tinta-2">
            {t('facts', { size: fileSize(head?.size ?? size), day: dayOf(createdAt) })}
          </p>
          <p className="mt-1 flex items-center gap-2 text-nota font-bold">
            <span aria-hidden className={`size-3 border-2 border-tinta ${isShared ? 'bg-azafran' : 'bg-tinta'}`} />
            <span>{t(isShared ? 'visibility.team' : 'visibility.mine')}</span>
            {isShared && deskOpenedAt && (
              <span className="font-normal">{t('openedByTeam', { day: dayOf(deskOpenedAt) })}</span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {head && (
            <>
              <SmallButton
                aria-label={t('openNamed', { name })}
                isBusy={reading.opening !== null}
                onClick={() => reading.open(head)}
              >
                {t(reading.opening ? 'opening' : 'open')}
              </SmallButton>
              <SmallButton
                aria-label={t(isShared ? 'unshareNamed' : 'shareNamed', { name })}
                isBusy={sharing.isPending}
                onClick={() => setAsked('sharing')}
              >
                {sharing.isPending ? t('sealing') : t(isShared ? 'unshare' : 'share')}
              </SmallButton>
            </>
          )}
          <SmallButton
            look="danger"
            aria-label={t('deleteNamed', { name })}
            isBusy={deleting.isPending}
            onClick={() => setAsked('deletion')}
          >
            {t(deleting.isPending ? 'deleting' : 'delete')}
          </SmallButton>
        </div>
      </div>
      {problem && <ProblemNote problem={problem} />}
      {reading.reader}
      {asked === 'sharing' && head && (
        <SharingDialog
          name={name}
          isShared={isShared}
          onClose={close}
          onConfirm={() => {
            close();
            sharing.mutate(head);
          }}
        />
      )}
      {asked === 'deletion' && (
        <DeleteDialog
          name={name}
          onClose={close}
          onConfirm={() => {
            close();
            deleting.mutate();
          }}
        />
      )}
    </li>
  );
}

function useOwnReading({ id }: SpaceDocument) {
  const { opener } = useSpace();
  return useReading(async (head: ItemHead) => ({ name: head.name, content: await openDocument(id, head, opener) }));
}

type DeleteDialogProps = { name: string; onClose: () => void; onConfirm: () => void };

function DeleteDialog({ name, onClose, onConfirm }: DeleteDialogProps) {
  const t = useTranslations('SpaceDocuments.deletion');
  const shared = useTranslations('SpaceShared');
  return (
    <SpaceDialog title={t('title', { name })} onClose={onClose}>
      <p>{t('text')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <SmallButton look="danger" onClick={onConfirm}>
          {t('submit')}
        </SmallButton>
        <SmallButton onClick={onClose}>{shared('cancel')}</SmallButton>
      </p>
    </SpaceDialog>
  );
}

/** At once and for good. One that is gone already is no fault. */
function useDelete(id: string, onDone: () => void) {
  const queries = useQueryClient();
  return useAttempt(() => remove(id), {
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: DOCUMENTS }),
  });
}

async function remove(id: string): Promise<void> {
  try {
    await itemsApi.delete('/:id', { param: { id } })();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'not_found') throw error;
  }
}
