import { useTranslations } from 'next-intl';
import { useFingerprint } from '@/components/private/use-fingerprint';
import type { DeskKeyView } from '@/lib/desk-key/find-desk-key';
import type { Recipient } from '@/lib/sealing/identity';
import { DeskButton } from '../shared/desk-button';
import { EpochCode } from '../shared/epoch-code';
import { moment } from '../shared/moment';

type Epoch = DeskKeyView['epochs'][number];
type Props = { epoch: Epoch; earlier: readonly Epoch[]; onRotate: () => void };

/** What new consultations are sealed for. */
export function CurrentKey({ epoch, earlier, onRotate }: Props) {
  const t = useTranslations('DeskKey.current');
  const digits = useFingerprint(epoch.recipient as Recipient);
  const { day } = moment(epoch.createdAt);
  return (
    <section>
      <h2 className="text-t4">{t('title')}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <dt className="text-tinta-2">{t('fingerprint')}</dt>
        <dd className="min-h-6 font-titular font-bold tabular-nums">{digits}</dd>
        <dt className="text-tinta-2">{t('since')}</dt>
        <dd>{epoch.byName ? t('sinceBy', { day, name: epoch.byName }) : day}</dd>
        <dt className="text-tinta-2">{t('number')}</dt>
        <dd>{epoch.epoch}</dd>
      </dl>
      <p className="mt-3 max-w-lectura text-tinta-2">{t('text')}</p>
      <DeskButton look="line" className="mt-4" onClick={onRotate}>
        {t('rotate')}
      </DeskButton>
      {earlier.length > 0 && (
        <>
          <h3 className="mt-6 font-bold">{t('earlier')}</h3>
          <dl className="mt-2 grid gap-2">
            {earlier.map((one) => (
              <EpochCode key={one.epoch} epoch={one} />
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
