import { useTranslations } from 'next-intl';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { saveFile } from '@/components/shared/browser/save-file';
import { useCopy } from '@/components/shared/browser/use-copy';
import { askedGroups, isGroupOf, type RecoveryKey } from '@/lib/private/sealing/recovery-key';
import { fieldProblem } from './problem';
import { smallButtonClass } from './small-button';
import type { CallForm } from './use-call-form';

type Texts = 'DeskKey.paper' | 'SpaceCreation.recovery';

/**
 * The groups that are typed back to prove that the paper is there, and what a form asks before anything is stored: it throws a fault of
 * those that are missing or wrong, and of `others`.
 */
export function usePaperProof(key: RecoveryKey, texts: Texts) {
  const t = useTranslations(texts);
  const [asked] = useState(() => askedGroups(key));
  const prove = (typed: FormData, others: Record<string, string> = {}): void => {
    const faults: Record<string, string> = {};
    for (const number of asked) {
      const text = String(typed.get(`group-${number}`)).trim();
      if (!isGroupOf(key, number, text)) faults[`group-${number}`] = t(text === '' ? 'missing' : 'wrong', { number });
    }
    const fields = { ...faults, ...others };
    if (Object.keys(fields).length > 0) throw fieldProblem(fields);
  };
  return { asked, prove };
}

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & { id: string; label: ReactNode; error?: string | undefined };

type Props = {
  shown: RecoveryKey;
  /** Numbers of the groups that are typed back. */
  asked: readonly number[];
  texts: Texts;
  /** What only the paper and the file say. */
  printed: string;
  form: CallForm;
  Field: ComponentType<FieldProps>;
  /** Below the key. */
  children?: ReactNode;
};

/** A new key of the desk or a space: shown this once, with ways to keep it, and the fields of its proof. */
export function KeyOnPaper({ shown, asked, texts, printed, form, Field, children }: Props) {
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
          {asked.map((group) => (
            <Field
              key={group}
              {...form.field(`group-${group}`)}
              label={t('group', { number: group })}
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
      <ol className="mt-2 grid list-inside list-decimal grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] border-2 border-tinta respaldo-s bg-arena p-4 font-titular text-t4 leading-relaxed font-bold tabular-nums whitespace-nowrap select-all marker:text-nota marker:font-normal marker:text-tinta-2 sm:grid-cols-4">
        {shown.split('-').map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same, and they never move.
          <li key={index}>{group}</li>
        ))}
      </ol>
      <p className="mt-2 hidden print:block">{printed}</p>
    </div>
  );
}
