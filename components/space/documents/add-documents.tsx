import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Breakable } from '@/components/private/breakable';
import { chosenRefusalOf } from '@/components/private/chosen-refusal';
import { useDropZone } from '@/components/shared/browser/use-drop-zone';
import { FieldError } from '@/components/shared/ui/field-error';
import type { ContentRefusal } from '@/lib/private/inspection/content';
import { acceptedFiles, type OuterRefusal, outerRefusalOf, tidyFileName } from '@/lib/shared/file-types';
import { MAX_ITEMS, MAX_SPACE_BYTES } from '@/lib/space/items/item-limits';
import type { Documents } from './open-document';
import { useTeamKey } from './use-team-key';
import { useUploads } from './use-uploads';

type Refused = { name: string; reason: DocumentRefusal };

/** Files are chosen with the button or dropped on the field; they go at once. */
export function AddDocuments({ documents: { documents, usedBytes } }: { documents: Documents }) {
  const t = useTranslations('SpaceDocuments');
  const id = useId();
  const { uploads, add } = useUploads();
  const [isShared, setShared] = useState<boolean | null>(null);
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  async function take(chosen: readonly File[]) {
    const taken: File[] = [];
    const failed: Refused[] = [];
    const held = {
      count: documents.length + uploads.length + waiting.length,
      bytes: usedBytes + [...uploads.map(({ file }) => file), ...waiting].reduce((sum, { size }) => sum + size, 0),
    };
    for (const file of chosen) {
      const reason = await documentRefusal(file, held);
      if (reason) {
        failed.push({ name: tidyFileName(file.name), reason });
        continue;
      }
      taken.push(file);
      held.count += 1;
      held.bytes += file.size;
    }
    setRefused(failed);
    if (isShared === null) setWaiting((earlier) => [...earlier, ...taken]);
    else add(taken, isShared);
  }

  function choose(forTeam: boolean) {
    setShared(forTeam);
    add(waiting, forTeam);
    setWaiting([]);
  }

  const { isOver, zone } = useDropZone((files) => void take(files));

  return (
    <div className="grid max-w-texto gap-4">
      <VisibilityChoice isShared={isShared} waiting={waiting.length} onChoose={choose} />
      <div
        {...zone}
        className={`respaldo-s border-[1.5px] border-b-2 border-dashed px-4 py-5 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tinta ${isOver ? 'border-mar bg-cielo' : 'border-borde bg-papel'}`}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            type="file"
            id={id}
            multiple
            accept={acceptedFiles}
            aria-describedby={refused.length > 0 ? `${id}-hint ${id}-error` : `${id}-hint`}
            className="sr-only"
            onChange={({ currentTarget }) => {
              void take([...(currentTarget.files ?? [])]);
              // Emptied, so that choosing the same file again is a change event.
              currentTarget.value = '';
            }}
          />
          <label
            htmlFor={id}
            className="inline-flex min-h-11 cursor-pointer items-center respaldo-s border-2 border-tinta bg-tinta px-4 py-2 font-titular font-bold text-papel hover:border-mar hover:bg-mar"
          >
            {t('add')}
          </label>
          <span className="max-md:hidden">{t(isOver ? 'dropNow' : 'drop')}</span>
        </div>
        <p id={`${id}-hint`} className="mt-3 text-nota text-tinta-2">
          {t('hint')}
        </p>
      </div>
      {refused.length > 0 && (
        <div id={`${id}-error`} role="alert">
          {refused.map(({ name, reason }, position) => (
            <FieldError key={`${name} ${reason}`} id={`${id}-error-${position}`}>
              {t(`refused.${reason}`, { name })}
            </FieldError>
          ))}
        </div>
      )}
    </div>
  );
}

/** Keys of `SpaceDocuments.refused`. */
type DocumentRefusal = OuterRefusal | ContentRefusal | 'unreadable' | 'tooMany' | 'noRoom';

/** What the space holds and what is on its way there. */
type Held = { count: number; bytes: number };

/** Why this device does not send it. */
function documentRefusal(file: File, held: Held): Promise<DocumentRefusal | null> {
  return chosenRefusalOf(file, () => {
    const refusal = outerRefusalOf(file);
    if (refusal) return refusal;
    if (held.count >= MAX_ITEMS) return 'tooMany';
    return held.bytes + file.size > MAX_SPACE_BYTES ? 'noRoom' : null;
  });
}

type Props = {
  /** Chosen by their owner; null until then. */
  isShared: boolean | null;
  /** Files that were chosen before. */
  waiting: number;
  onChoose: (isShared: boolean) => void;
};

const cushion =
  'relative flex min-h-14 items-center respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta bg-papel px-4 py-2.5 leading-tight hover:border-tinta has-checked:border-tinta has-checked:bg-tinta has-checked:text-papel has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tinta';

/** For whom what is added next is sealed. */
function VisibilityChoice({ isShared, waiting, onChoose }: Props) {
  const t = useTranslations('SpaceDocuments.visibility');
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { data: key } = useTeamKey(isShared === true);
  useEffect(() => {
    if (waiting > 0) group.current?.querySelector('input')?.focus();
  }, [waiting]);
  return (
    <fieldset ref={group} className="min-w-0" aria-describedby={waiting > 0 ? `${name}-error` : undefined}>
      <legend className="mb-1.5 font-bold">{t('legend')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['mine', 'team'] as const).map((who) => (
          <label key={who} className={cushion}>
            <input
              type="radio"
              name={name}
              checked={isShared === (who === 'team')}
              onChange={() => onChoose(who === 'team')}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none outline-none"
            />
            <span>
              <span className="block font-bold">{t(who)}</span>
              <span className="text-nota">{t(`${who}Hint`)}</span>
            </span>
          </label>
        ))}
      </div>
      {waiting > 0 && <FieldError id={`${name}-error`}>{t('needed', { count: waiting })}</FieldError>}
      {isShared && key && (
        <p className="mt-2 text-nota text-tinta-2">
          <Breakable>{t('fingerprint', { digits: key.fingerprint })}</Breakable>
        </p>
      )}
    </fieldset>
  );
}
