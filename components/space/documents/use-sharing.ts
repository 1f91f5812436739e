import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { orFault, type PrivateFault } from '@/components/private/private-fault';
import type { ItemHead } from '@/lib/private/items/item-head';
import { useSpace } from '../shared/use-space';
import { openDocument, type SpaceDocument } from './open-document';
import { storeDocument } from './store-document';
import { DOCUMENTS } from './use-documents';

/**
 * Seals a document for the other readers and puts it in its own place: for the team too, or for its owner alone again. Tried again
 * after an answer that was lost, it is the same attempt.
 */
export function useSharing(
  { id, isShared }: SpaceDocument,
  onDone: () => void,
): UseMutationResult<void, PrivateFault, ItemHead> {
  const { recipient, opener } = useSpace();
  const queries = useQueryClient();
  const attemptKey = useRef(crypto.randomUUID());
  return useMutation<void, PrivateFault, ItemHead>({
    mutationFn: (head) =>
      orFault(
        storeDocument({
          name: head.name,
          read: () => openDocument(id, head, opener),
          own: recipient,
          isShared: !isShared,
          attemptKey: attemptKey.current,
          replaces: id,
        }),
      ),
    networkMode: 'always',
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: DOCUMENTS }),
  });
}
