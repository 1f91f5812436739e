import { useTranslations } from 'next-intl';
import { SmallButton } from '@/components/private/small-button';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import type { Recipient } from '@/lib/private/sealing/identity';
import { giveAccess } from '../desk/passkeys/give-access';
import { HalfCode, useTouchedHalf } from '../desk/passkeys/half-code';
import { ProblemNote } from '../desk/problem-note';
import { Tag } from '../desk/tag';
import { useStaff } from '../desk/use-staff';
import { useCall } from '../use-call';
import { touchKey } from './desk-key-steps';

type Props = { view: DeskKeyView; onOpenWithPaper: () => void };

type Key = DeskKeyView['keys'][number];

/** Every passkey of the people at the desk, and whether it opens what is sealed. */
export function KeyOpeners({ view, onOpenWithPaper }: Props) {
  const t = useTranslations('DeskKey.openers');
  const giving = useCall('desk', giveAccess);
  const touch = useCall('desk', touchKey);
  const problem = giving.error ?? touch.error;
  const self = useStaff().id;
  const touched = useTouchedHalf();
  const isTouched = ({ credentialId }: Key) => touched?.credentialId === credentialId;
  /** Before a touch, the code of one's own passkey is what the server says on both devices. */
  const isNamedApart = (key: Key) => view.canGive && !isTouched(key) && (key.personId !== self || touched !== null);
  const opens = (key: Key) => view.epochs.every(({ epoch }) => key.epochs.includes(epoch));
  /** What can be done about a passkey that does not open it. */
  function remedy(key: Key) {
    const isOwn = key.personId === self;
    const { recipient } = key;
    if (recipient && isNamedApart(key)) {
      return (
        <SmallButton
          aria-label={t('giveNamed', { person: key.personName, label: key.label })}
          disabled={giving.isPending}
          onClick={() => giving.mutate({ keyId: key.id, recipient: recipient as Recipient })}
        >
          {t('give')}
        </SmallButton>
      );
    }
    if (!isOwn || !key.prf) return null;
    if (recipient && (touched || !view.canGive)) {
      return <SmallButton onClick={onOpenWithPaper}>{t('withPaper')}</SmallButton>;
    }
    return (
      <SmallButton disabled={touch.isPending} onClick={() => touch.mutate()}>
        {t('touch')}
      </SmallButton>
    );
  }
  return (
    <section className="mt-10">
      <h2 className="text-t4">{t('title')}</h2>
      {problem && <ProblemNote className="mt-3" problem={problem} />}
      <ul className="mt-3 border-t-[1.5px] border-tinta">
        {view.keys.map((key) => {
          const isOpener = opens(key);
          const note = noteOf(key, isOpener);
          return (
            <li
              key={key.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b-[1.5px] border-tinta py-3"
            >
              <div className="min-w-0">
                <p className="font-bold wrap-anywhere">{t('key', { person: key.personName, label: key.label })}</p>
                {note && <p className="text-nota text-tinta-2">{t(note)}</p>}
                {!isOpener && key.recipient && isNamedApart(key) && <HalfCode whose="theirs" half={key.recipient} />}
                {!isOpener && touched && isTouched(key) && <HalfCode whose="own" half={touched.recipient} />}
              </div>
              <div className="flex flex-wrap items-center gap-3">
                {isOpener ? <Tag>{t('opens')}</Tag> : <Tag look="quiet">{t('opensNot')}</Tag>}
                {!isOpener && remedy(key)}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** As long as it has opened nothing it may be no way to open anything: it is not counted as one. */
function isProved({ epochs, proved }: Key): boolean {
  return epochs.every((epoch) => proved.includes(epoch));
}

function noteOf(key: Key, isOpener: boolean) {
  if (!isOpener) return whyNot(key);
  return isProved(key) ? null : 'notProved';
}

function whyNot({ prf, recipient }: Key) {
  if (!prf) return 'cannot';
  return recipient ? 'noAccess' : 'notTouched';
}
