import { useTranslations } from 'next-intl';
import { useFingerprint } from '@/components/private/use-fingerprint';
import type { DeskKeyView } from '@/lib/desk-key/find-desk-key';
import type { Recipient } from '@/lib/sealing/identity';
import { moment } from './moment';

/** What people compare of one epoch of the desk's key, as a part of a list of terms. */
export function EpochCode({
  epoch: { epoch, recipient, createdAt, byName },
}: {
  epoch: DeskKeyView['epochs'][number];
}) {
  const t = useTranslations('DeskShared.epochCode');
  const digits = useFingerprint(recipient as Recipient);
  const { day } = moment(createdAt);
  return (
    <div>
      <dt className="text-tinta-2">
        {byName ? t('epochBy', { number: epoch, day, name: byName }) : t('epoch', { number: epoch, day })}
      </dt>
      <dd className="min-h-6 font-titular font-bold tabular-nums">{digits}</dd>
    </div>
  );
}
