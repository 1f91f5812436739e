import { useTranslations } from 'next-intl';
import { TextArea, TextField } from '@/components/shared/ui/field';
import type { LetterFault } from '@/lib/letters/letter-view';
import type { LetterDraft } from './use-letter-draft';

type Props = {
  draft: LetterDraft;
  faults: LetterFault[];
  errors: Record<string, string>;
  onWrite: (change: Partial<LetterDraft>) => void;
};

export function LetterFields({ draft, faults, errors, onWrite }: Props) {
  const t = useTranslations('DeskLetters');
  return (
    <>
      <TextField
        id="asunto"
        label={t('subject')}
        value={draft.subject}
        maxLength={150}
        autoComplete="off"
        error={errors.subject}
        onChange={(event) => onWrite({ subject: event.target.value })}
      />
      <TextField
        id="entradilla"
        label={t('teaser')}
        aside={t('optional')}
        hint={t('teaserHint')}
        value={draft.teaser}
        maxLength={150}
        autoComplete="off"
        error={errors.teaser}
        onChange={(event) => onWrite({ teaser: event.target.value })}
      />
      <TextArea
        id="carta"
        label={t('body')}
        hint={t('bodyHint')}
        value={draft.body}
        maxLength={20_000}
        rows={16}
        error={errors.body}
        onChange={(event) => onWrite({ body: event.target.value })}
      />
      <div role="status">
        {faults.length > 0 && (
          <div className="border-l-4 border-azafran pl-4">
            <p className="font-bold">{t('faultsTitle')}</p>
            <ul className="list-disc pl-5">
              {faults.map(({ kind, line }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two faults of one line are the same sentence
                <li key={index}>{t(`faults.${kind}`, { line })}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}
