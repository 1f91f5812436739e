import { useCallback, useRef, useState } from 'react';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import type { PublicEpoch } from '@/lib/private/sealing/desk-way';
import { useAfterTouch } from '../desk/passkeys/desk-opener';
import { knownEpochs } from '../desk/passkeys/open-epochs';

/** What the passkey knows that was touched in this tab: none until then. Stays after the touch is forgotten, because it stays true. */
export function useKnownEpochs(view: DeskKeyView): readonly PublicEpoch[] {
  const [known, setKnown] = useState<readonly PublicEpoch[]>([]);
  const latest = useRef(0);
  const look = useCallback(() => {
    latest.current += 1;
    const own = latest.current;
    knownEpochs(view).then(
      (found) => own === latest.current && setKnown(found),
      () => {},
    );
  }, [view]);
  useAfterTouch(look);
  return known;
}
