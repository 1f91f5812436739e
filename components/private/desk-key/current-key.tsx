import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { Code } from '@/components/private/breakable';
import { SmallButton } from '@/components/private/small-button';
import { useFingerprint } from '@/components/private/use-fingerprint';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import type { PublicEpoch } from '@/lib/private/sealing/desk-way';
import type { Recipient } from '@/lib/private/sealing/identity';
import { EpochTerm } from '../desk/epoch-code';
import { moment } from '../desk/moment';
import { useAfterTouch } from '../desk/passkeys/desk-opener';
import { knownEpochs } from '../desk/passkeys/open-epochs';
import { ProblemNote } from '../desk/problem-note';
import { Tag } from '../desk/tag';
import { useCall } from '../use-call';
import { compareKey } from './desk-key-steps';

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
      {comparison.error && <ProblemNote className="mt-3" problem={comparison.error} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {!isAllKnown && (
          <SmallButton disabled={comparison.isPending} onClick={() => comparison.mutate()}>
            {t('compare')}
          </SmallButton>
        )}
        <SmallButton onClick={onRotate}>{t('rotate')}</SmallButton>
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

type KnownCodeProps = { epoch: DeskKeyView['epochs'][number]; known: readonly PublicEpoch[] };

/**
 * The code of an epoch that the touched passkey knows. Of any other one it is not shown: a colleague would compare what the server says
 * with what the server says.
 */
function KnownCode({ epoch, known }: KnownCodeProps) {
  const t = useTranslations('DeskKey.current');
  const digits = useFingerprint(epoch.recipient as Recipient);
  if (!isKnown(known, epoch)) return <Tag look="quiet">{t('unchecked')}</Tag>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Code className="font-titular font-bold">{digits}</Code>
      <Tag>{t('known')}</Tag>
    </span>
  );
}

function isKnown(known: KnownCodeProps['known'], { epoch, recipient }: KnownCodeProps['epoch']): boolean {
  return known.some((one) => one.epoch === epoch && one.recipient === recipient);
}

/** What the passkey knows that was touched in this tab: none until then. Stays after the touch is forgotten, because it stays true. */
function useKnownEpochs(view: DeskKeyView): readonly PublicEpoch[] {
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
