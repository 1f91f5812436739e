import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Code } from '@/components/private/breakable';
import { useFingerprint } from '@/components/private/use-fingerprint';
import type { Recipient } from '@/lib/private/sealing/identity';
import { type DeskOpener, rememberedOpener, useAfterTouch } from './desk-opener';

type Props = { whose: 'theirs' | 'own'; half: string };

/** Code of a passkey's public half. Two people compare it before one of them gives the other access. */
export function HalfCode({ whose, half }: Props) {
  const t = useTranslations('DeskShared.halfCode');
  const digits = useFingerprint(half as Recipient);
  return (
    <p className="max-w-lectura">
      {t.rich(whose, { code: () => <Code className="font-titular font-bold">{digits}</Code> })}
    </p>
  );
}

type TouchedHalf = Pick<DeskOpener, 'credentialId' | 'recipient'>;

/** The half that the touched passkey has derived here, which the server cannot change. Null before a touch; stays after it is forgotten. */
export function useTouchedHalf(): TouchedHalf | null {
  const [touched, setTouched] = useState<TouchedHalf | null>(null);
  const look = useCallback(async () => {
    const opener = await rememberedOpener();
    // Without the opener itself, which is forgotten before the screen is.
    if (opener) setTouched({ credentialId: opener.credentialId, recipient: opener.recipient });
  }, []);
  useAfterTouch(look);
  return touched;
}
