import { useTranslations } from 'next-intl';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import { DeskButton } from '../desk/desk-button';
import { EpochTerm } from '../desk/epoch-code';
import { FaultNote } from '../desk/fault-note';
import { moment } from '../desk/moment';
import { useCall } from '../use-call';
import { compareKey } from './desk-key-steps';
import { isKnown, KnownCode } from './known-code';
import { useKnownEpochs } from './use-known-epochs';

type Props = { view: DeskKeyView; epoch: DeskKeyView['epochs'][number]; onRotate: () => void };

/** What new consultations are sealed for. */
export function CurrentKey({ view, epoch, onRotate }: Props) {
  const t = useTranslations('DeskKey.current');
  const known = useKnownEpochs(view);
  const comparison = useCall('desk', compareKey);
  const { day } = moment(epoch.createdAt);
  const earlier = view.epochs.filter((one) => one !== epoch);
  const isAllKnown = view.epochs.every((one) => isKnown(known, one));
  return (
    <section>
      <h2 className="text-t4">{t('title')}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <dt className="text-tinta-2">{t('fingerprint')}</dt>
        <dd className="min-h-6" aria-live="polite">
          <KnownCode epoch={epoch} known={known} />
        </dd>
        <dt className="text-tinta-2">{t('since')}</dt>
        <dd>{epoch.byName ? t('sinceBy', { day, name: epoch.byName }) : day}</dd>
        <dt className="text-tinta-2">{t('number')}</dt>
        <dd>{epoch.epoch}</dd>
      </dl>
      <p className="mt-3 max-w-lectura text-tinta-2">{t('text')}</p>
      {!isAllKnown && <p className="mt-3 max-w-lectura">{t('uncheckedText')}</p>}
      {comparison.error && (
        <div className="mt-3">
          <FaultNote fault={comparison.error} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {!isAllKnown && (
          <DeskButton look="line" disabled={comparison.isPending} onClick={() => comparison.mutate()}>
            {t('compare')}
          </DeskButton>
        )}
        <DeskButton look="line" onClick={onRotate}>
          {t('rotate')}
        </DeskButton>
      </div>
      {earlier.length > 0 && (
        <>
          <h3 className="mt-6 font-bold">{t('earlier')}</h3>
          <dl className="mt-2 grid gap-2">
            {earlier.map((one) => (
              <EpochTerm key={one.epoch} epoch={one}>
                <KnownCode epoch={one} known={known} />
              </EpochTerm>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
