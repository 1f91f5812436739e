import { useState } from 'react';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import type { PrivateFault } from '@/components/private/private-fault';
import type { LetterView } from '@/lib/letters/letter-view';
import type { useLetterDraft } from './use-letter-draft';

type Written = ReturnType<typeof useLetterDraft>;
type Body = { subject: string; teaser: string; body: string; version?: number };

/** Keeps the draft at the server. A new letter has its own address from then on. */
export function useSaveLetter(letter: LetterView | null, { draft, reset }: Written) {
  const create = useDeskAction<Body, { letter: LetterView }>('/letters');
  const edit = useDeskAction<Body, { letter: LetterView }>(`/letters/${letter?.id}`, 'PUT');
  const [fault, setFault] = useState<PrivateFault | null>(null);
  const action = letter ? edit : create;
  return {
    fault,
    isPending: create.isPending || edit.isPending,
    /** Null if it was not saved. */
    async run(): Promise<LetterView | null> {
      const { version, ...text } = draft;
      setFault(null);
      try {
        const { letter: kept } = await action.mutateAsync(letter ? { ...text, version } : text);
        // A new letter gets another editor.
        if (letter) reset(draft, kept.version);
        else reset();
        if (!letter) location.replace(`#${kept.id}`);
        return kept;
      } catch (error) {
        setFault(error as PrivateFault);
        return null;
      }
    },
  };
}
