import { useTranslations } from 'next-intl';
import { type ComponentProps, type ComponentType, type ReactNode, useId, useState } from 'react';
import { saveFile } from '@/components/shared/browser/save-file';
import { useCopy } from '@/components/shared/browser/use-copy';
import { isGroupOf, type RecoveryKey } from '@/lib/private/sealing/recovery-key';
import { smallButtonClass } from './small-button-class';

/** From 1: the groups that are typed back to prove that the paper is there. */
const ASKED_GROUPS = [2, 6] as const;

type Group = (typeof ASKED_GROUPS)[number];
type GroupFaults = Partial<Record<Group, 'missing' | 'wrong'>>;

/** Of a form whose fields are `group-2` and so on: those that are empty or not the key's. */
function groupFaults(key: RecoveryKey, form: FormData): GroupFaults {
  const faults: GroupFaults = {};
  for (const group of ASKED_GROUPS) {
    const typed = String(form.get(`group-${group}`)).trim();
    if (!isGroupOf(key, group, typed)) faults[group] = typed === '' ? 'missing' : 'wrong';
  }
  return faults;
}

type Faults = GroupFaults & { consent?: 'missing' };

type Proof = {
  /** Before the ids of the fields. */
  id: string;
  faults: Faults;
  /** False if something is missing or wrong: the first such field has the focus then. */
  isProved: (form: HTMLFormElement, lacksConsent?: boolean) => boolean;
};

/** Before anything is stored two groups of the key are typed back. */
export function usePaperProof(key: RecoveryKey): Proof {
  const id = useId();
  const [faults, setFaults] = useState<Faults>({});
  function isProved(form: HTMLFormElement, lacksConsent = false): boolean {
    const found: Faults = { ...groupFaults(key, new FormData(form)), ...(lacksConsent && { consent: 'missing' }) };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
    return first === undefined;
  }
  return { id, faults, isProved };
}

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & { id: string; label: ReactNode; error?: string | undefined };

type Props = {
  shown: RecoveryKey;
  texts: 'DeskKey.paper' | 'SpaceCreation.recovery';
  /** What only the paper and the file say. */
  printed: string;
  proof: Proof;
  Field: ComponentType<FieldProps>;
  /** Below the key. */
  children?: ReactNode;
};

/** A new key of the desk or a space: shown this once, with ways to keep it, and the fields of its proof. */
export function KeyOnPaper({ shown, texts, printed, proof: { id, faults }, Field, children }: Props) {
  const t = useTranslations(texts);
  const { isCopied, copy } = useCopy(shown);
  const save = () => saveFile(new Blob([`${t('name')}\n\n${shown}\n\n${printed}\n`]), t('file'));
  const ways = [
    ['print', () => print()],
    ['copy', copy],
    ['download', save],
  ] as const;
  return (
    <>
      <ShownKey shown={shown} name={t('name')} printed={printed} />
      {children}
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        {ways.map(([way, keep]) => (
          <button key={way} type="button" className={smallButtonClass('line')} onClick={keep}>
            {t(way)}
          </button>
        ))}
        <span role="status" className="font-bold text-ok">
          {isCopied && t('copied')}
        </span>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-3 font-bold">{t('prove')}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {ASKED_GROUPS.map((group) => (
            <Field
              key={group}
              id={`${id}-${group}`}
              name={`group-${group}`}
              label={t('group', { number: group })}
              error={faults[group] && t(faults[group], { number: group })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

type ShownProps = Pick<Props, 'shown' | 'printed'> & { name: string };

/** In groups, on the screen and on paper. */
function ShownKey({ shown, name, printed }: ShownProps) {
  return (
    <div data-paper-key="">
      <p className="font-bold">{name}</p>
      <ol className="mt-2 grid list-inside list-decimal grid-cols-2 border-2 border-tinta respaldo-s bg-arena p-4 font-titular text-t4 leading-relaxed font-bold tabular-nums select-all marker:text-nota marker:font-normal marker:text-tinta-2 sm:grid-cols-4">
        {shown.split('-').map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same, and they never move.
          <li key={index}>{group}</li>
        ))}
      </ol>
      <p className="mt-2 hidden print:block">{printed}</p>
    </div>
  );
}
