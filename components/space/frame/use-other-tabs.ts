import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PrivateFault } from '@/components/private/private-fault';
import { type Copy, type CopyOutcome, joinSpaceChannel } from '@/components/private/space-channel';
import type { Recipient } from '@/lib/private/sealing/identity';
import { storeDocument } from '../documents/store-document';
import { DOCUMENTS } from '../documents/use-documents';
import { useSpace } from '../shared/use-space';

/** While the space is open with its key, the form of the consultation in another tab learns for which key, and can leave a copy in it. */
export function useOtherTabs(): void {
  const { recipient } = useSpace();
  const queries = useQueryClient();
  useEffect(() => {
    const { say, close } = joinSpaceChannel((message) => {
      if (message.kind === 'asked') say({ kind: 'open', recipient });
      if (message.kind !== 'offered') return;
      void keep(message, recipient).then((outcome) => {
        say({ kind: 'kept', attemptKey: message.attemptKey, outcome });
        return queries.invalidateQueries({ queryKey: DOCUMENTS });
      });
    });
    say({ kind: 'open', recipient });
    return () => {
      say({ kind: 'closed' });
      close();
    };
  }, [recipient, queries]);
}

async function keep({ name, text, attemptKey }: Copy, own: Recipient): Promise<CopyOutcome> {
  const read = async () => new TextEncoder().encode(text);
  try {
    await storeDocument({ name, read, own, isShared: false, attemptKey });
    return 'stored';
  } catch (error) {
    return error instanceof PrivateFault && error.code === 'quota_exceeded' ? 'full' : 'failed';
  }
}
