import { useTranslations } from 'next-intl';
import { useFingerprint } from '@/components/private/use-fingerprint';
import { Notice } from '@/components/shared/ui/notice';
import type { Recipient } from '@/lib/private/sealing/identity';

type Props = {
  /** As the server says. */
  recipient: Recipient;
  /** As the consultation says, inside what its sender has sealed; null if they used no key. */
  replyTo: Recipient | null;
};

/** For whom an answer into a space is sealed, as people compare it, and whether its sender has said the same. */
export function SpaceKeyNote({ recipient, replyTo }: Props) {
  const t = useTranslations('DeskQuestions.reply');
  const digits = useFingerprint(recipient);
  const wanted = useFingerprint(replyTo ?? recipient);
  if (replyTo !== null && replyTo !== recipient) {
    return <Notice tone="error">{t('otherKey', { digits, wanted })}</Notice>;
  }
  return <p className="text-tinta-2 tabular-nums">{t(replyTo === null ? 'uncheckedKey' : 'sameKey', { digits })}</p>;
}
