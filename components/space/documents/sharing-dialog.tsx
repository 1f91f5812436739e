import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Breakable } from '@/components/private/breakable';
import { SmallButton } from '@/components/private/small-button';
import { useAttempt } from '@/components/private/use-attempt';
import type { ItemHead } from '@/lib/private/items/item-head';
import { SpaceDialog } from '../shared/space-dialog';
import { useSpace } from '../shared/use-space';
import { openDocument, type SpaceDocument } from './open-document';
import { storeDocument } from './store-document';
import { DOCUMENTS } from './use-documents';
import { useTeamKey } from './use-team-key';

type Props = {
  name: string;
  /** As it is now. */
  isShared: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** What the team will be able to do, or no more, before it is done. */
export function SharingDialog({ name, isShared, onClose, onConfirm }: Props) {
  const t = useTranslations(isShared ? 'SpaceDocuments.unsharing' : 'SpaceDocuments.sharing');
  const visibility = useTranslations('SpaceDocuments.visibility');
  const shared = useTranslations('SpaceShared');
  const { data: key } = useTeamKey(!isShared);
  return (
    <SpaceDialog title={t('title', { name })} onClose={onClose}>
      <p>{t('text')}</p>
      {key && (
        <p className="mt-3 text-nota text-tinta-2">
          <Breakable>{visibility('fingerprint', { digits: key.fingerprint })}</Breakable>
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <SmallButton onClick={onConfirm}>{t('submit')}</SmallButton>
        <SmallButton look="quiet" onClick={onClose}>
          {shared('cancel')}
        </SmallButton>
      </p>
    </SpaceDialog>
  );
}

/**
 * Seals a document for the other readers and puts it in its own place: for the team too, or for its owner alone again. Tried again
 * after an answer that was lost, it is the same attempt.
 */
export function useSharing({ id, isShared }: SpaceDocument, onDone: () => void) {
  const { recipient, opener } = useSpace();
  const queries = useQueryClient();
  const attemptKey = useRef(crypto.randomUUID());
  return useAttempt(
    (head: ItemHead) =>
      storeDocument({
        name: head.name,
        read: () => openDocument(id, head, opener),
        own: recipient,
        isShared: !isShared,
        attemptKey: attemptKey.current,
        replaces: id,
      }),
    { onSuccess: onDone, onSettled: () => queries.invalidateQueries({ queryKey: DOCUMENTS }) },
  );
}
