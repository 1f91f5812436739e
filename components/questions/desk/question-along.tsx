import { useTranslations } from 'next-intl';
import { Breakable } from '@/components/private/breakable';
import { useFingerprint } from '@/components/private/use-fingerprint';
import { Notice } from '@/components/shared/ui/notice';
import type { Recipient } from '@/lib/private/sealing/identity';

type Props = {
  /** As the server says. */
  space: Recipient;
  /** As the consultation says, inside what its sender has sealed; null if they used no key. */
  replyTo: Recipient | null;
  isWanted: boolean;
  /** Where nothing beside it says which key that is. */
  hasKeyNote: boolean;
  onWanted: (isWanted: boolean) => void;
};

type Choice = Pick<Props, 'space' | 'replyTo' | 'isWanted'>;

/**
 * Whether what was asked is sealed for the space that the server names: for none that its sender has not named inside what they sealed,
 * unless a person of the desk takes it for theirs.
 */
export function goesAlong({ space, replyTo, isWanted }: Choice): boolean {
  return replyTo === space || (isWanted && replyTo === null);
}

/** Whether what was asked goes into its sender's space, beside the answer: by itself only for the key that they have used. */
export function QuestionAlong({ space, replyTo, isWanted, hasKeyNote, onWanted }: Props) {
  const t = useTranslations('DeskQuestions.reply');
  if (replyTo === space) return <p className="text-tinta-2">{t('along')}</p>;
  if (replyTo !== null) return <p className="text-tinta-2">{t('notAlong')}</p>;
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={isWanted}
          onChange={(event) => onWanted(event.target.checked)}
          className="size-5 shrink-0 accent-tinta"
        />
        {t('wantAlong')}
      </label>
      {hasKeyNote && isWanted && <SpaceKeyNote recipient={space} replyTo={null} />}
    </div>
  );
}

type SpaceKeyNoteProps = {
  /** As the server says. */
  recipient: Recipient;
  /** As the consultation says, inside what its sender has sealed; null if they used no key. */
  replyTo: Recipient | null;
};

/** For whom an answer into a space is sealed, as people compare it, and whether its sender has said the same. */
export function SpaceKeyNote({ recipient, replyTo }: SpaceKeyNoteProps) {
  const t = useTranslations('DeskQuestions.reply');
  const digits = useFingerprint(recipient);
  const wanted = useFingerprint(replyTo ?? recipient);
  if (replyTo !== null && replyTo !== recipient) {
    return (
      <Notice tone="error">
        <Breakable>{t('otherKey', { digits, wanted })}</Breakable>
      </Notice>
    );
  }
  return (
    <p className="text-tinta-2 tabular-nums">
      <Breakable>{t(replyTo === null ? 'uncheckedKey' : 'sameKey', { digits })}</Breakable>
    </p>
  );
}
