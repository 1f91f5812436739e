'use client';

import { useEffect, useState } from 'react';
import { Breakable } from '@/components/private/breakable';
import { askForSealingKey } from '@/components/private/sealing-key';

type Props = { loading: string; missing: string; noScript: string };

/** Asked for when the page is read, because the key changes while the page stays as it was built. */
export function DeskFingerprint({ loading, missing, noScript }: Props) {
  const [digits, setDigits] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    askForSealingKey()
      .catch(() => null)
      .then((key) => isHere && setDigits(key?.fingerprint ?? ''));
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <p className="mt-2 min-h-8 font-titular text-t4 font-bold tabular-nums" role="status" data-starts-at-once="">
      <span>
        <Breakable>{digits === null ? loading : digits || missing}</Breakable>
      </span>
      <noscript>{noScript}</noscript>
    </p>
  );
}
