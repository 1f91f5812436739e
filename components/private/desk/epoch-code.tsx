import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Code } from '@/components/private/breakable';
import { useFingerprint } from '@/components/private/use-fingerprint';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import type { Recipient } from '@/lib/private/sealing/identity';
import { moment } from './moment';

type Epoch = DeskKeyView['epochs'][number];

/** What people compare of one epoch of the desk's key, as a part of a list of terms. */
export function EpochCode({ epoch }: { epoch: Epoch }) {
  const digits = useFingerprint(epoch.recipient as Recipient);
  return (
    <EpochTerm epoch={epoch}>
      <Code className="font-titular font-bold">{digits}</Code>
    </EpochTerm>
  );
}

/** One epoch, and what is said of it. */
export function EpochTerm({ epoch, children }: { epoch: Epoch; children: ReactNode }) {
  const t = useTranslations('DeskShared.epochCode');
  const { epoch: number, createdAt, byName } = epoch;
  const { day } = moment(createdAt);
  return (
    <div>
      <dt className="text-tinta-2">
        {byName ? t('epochBy', { number, day, name: byName }) : t('epoch', { number, day })}
      </dt>
      <dd className="min-h-6">{children}</dd>
    </div>
  );
}
