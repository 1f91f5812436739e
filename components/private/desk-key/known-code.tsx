import { useTranslations } from 'next-intl';
import { useFingerprint } from '@/components/private/use-fingerprint';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import type { PublicEpoch } from '@/lib/private/sealing/desk-way';
import type { Recipient } from '@/lib/private/sealing/identity';
import { Tag } from '../desk/tag';

type Props = { epoch: DeskKeyView['epochs'][number]; known: readonly PublicEpoch[] };

/**
 * The code of an epoch that the touched passkey knows. Of any other one it is not shown: a colleague would compare what the server says
 * with what the server says.
 */
export function KnownCode({ epoch, known }: Props) {
  const t = useTranslations('DeskKey.current');
  const digits = useFingerprint(epoch.recipient as Recipient);
  if (!isKnown(known, epoch)) return <Tag look="quiet">{t('unchecked')}</Tag>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-titular font-bold tabular-nums">{digits}</span>
      <Tag>{t('known')}</Tag>
    </span>
  );
}

export function isKnown(known: Props['known'], { epoch, recipient }: Props['epoch']): boolean {
  return known.some((one) => one.epoch === epoch && one.recipient === recipient);
}
