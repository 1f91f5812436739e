import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useOpenedHeading } from '@/components/private/desk/opened/use-opened-heading';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useCallForm } from '@/components/private/use-call-form';
import { Notice } from '@/components/shared/ui/notice';
import type { LetterView } from '@/lib/letters/letter-view';
import { DeleteDialog, ScheduleDialog, SendDialog } from './letter-dialogs';
import { LetterFields } from './letter-fields';
import { LetterPreview } from './letter-preview';
import { lettersApi } from './letters-api';
import { ListLink } from './list-link';
import { useLetterDraft, useSaveLetter } from './use-letter-draft';

type Asking = { step: 'send' | 'schedule' | 'delete'; letter: LetterView } | null;

/** Writes a draft. Everything that goes out is saved first, so that what is sent is what is shown. */
export function LetterEditor({ letter }: { letter: LetterView | null }) {
  const t = useTranslations('DeskLetters');
  const [asking, setAsking] = useState<Asking>(null);
  const heading = useOpenedHeading(letter?.subject ?? t('newTitle'));
  const written = useLetterDraft(letter);
  const { draft, isChanged, isOutdated } = written;
  const preview = usePreview(draft.body);
  const save = useSaveLetter(letter, written);
  // Sends the saved letter to the person at the desk.
  const trial = useCall('desk', ({ id }: { id: string }) => lettersApi.post('/:id/trial', { param: { id } })({}));
  const faults = preview.data?.faults ?? [];

  async function withSaved(then: (letter: LetterView) => void) {
    if (save.isPending) return;
    const kept = letter && !isChanged ? letter : await save.run();
    if (kept) then(kept);
  }
  const ask = (step: NonNullable<Asking>['step']) => withSaved((kept) => setAsking({ step, letter: kept }));
  const close = () => setAsking(null);

  const problem = save.problem ?? trial.error;
  const form = useCallForm({ isPending: save.isPending, error: problem }, () => void save.run());
  return (
    <>
      <ListLink />
      <ScreenHead headingRef={heading} title={t(letter ? 'editTitle' : 'newTitle')} lead={t('editLead')} />
      {isOutdated && letter && (
        <OutdatedNote onTheirs={() => written.reset()} onMine={() => written.write({ version: letter.version })} />
      )}
      <div className="grid items-start gap-10 xl:grid-cols-2">
        <form {...form.props} className="grid gap-5">
          <LetterFields draft={draft} faults={faults} errors={save.problem?.fields ?? {}} onWrite={written.write} />
          {problem && problem.code !== 'letter_changed' && <ProblemNote problem={problem} />}
          <div className="flex flex-wrap items-center gap-3">
            <SmallButton look="solid" type="submit" disabled={!isChanged || save.isPending || isOutdated}>
              {t('save')}
            </SmallButton>
            {letter && (
              <>
                <SmallButton disabled={isOutdated} onClick={() => withSaved(({ id }) => trial.mutate({ id }))}>
                  {t('try')}
                </SmallButton>
                <SmallButton disabled={isOutdated} onClick={() => ask('schedule')}>
                  {t('schedule')}
                </SmallButton>
                <SmallButton disabled={isOutdated} onClick={() => ask('send')}>
                  {t('send')}
                </SmallButton>
                <SmallButton look="danger" onClick={() => setAsking({ step: 'delete', letter })}>
                  {t('delete')}
                </SmallButton>
              </>
            )}
          </div>
          <p role="status" className="min-h-6 text-tinta-2">
            {trial.isSuccess && !isChanged ? t('tried') : t(isChanged ? 'unsaved' : letter ? 'saved' : 'empty')}
          </p>
        </form>
        {preview.error && !preview.data ? (
          <Notice>{t('preview.missing')}</Notice>
        ) : (
          <LetterPreview subject={draft.subject} teaser={draft.teaser} blocks={preview.data?.blocks ?? []} />
        )}
      </div>
      {asking?.step === 'send' && <SendDialog letter={asking.letter} onClose={close} />}
      {asking?.step === 'schedule' && <ScheduleDialog letter={asking.letter} onClose={close} />}
      {asking?.step === 'delete' && <DeleteDialog letter={asking.letter} onClose={close} />}
    </>
  );
}

/** Another person has saved this letter meanwhile: nothing of either is lost until one of them is chosen. */
function OutdatedNote({ onTheirs, onMine }: { onTheirs: () => void; onMine: () => void }) {
  const t = useTranslations('DeskLetters.outdated');
  return (
    <Notice tone="error" className="mb-6">
      <p>{t('text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <SmallButton onClick={onTheirs}>{t('theirs')}</SmallButton>
        <SmallButton onClick={onMine}>{t('mine')}</SmallButton>
      </div>
    </Notice>
  );
}

const PAUSE_MS = 400;

/** What the server makes of the text, once typing has paused. */
function usePreview(body: string) {
  const [shown, setShown] = useState(body);
  useEffect(() => {
    const timer = setTimeout(() => setShown(body), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [body]);
  return useQuery({
    queryKey: ['letter-preview', shown],
    queryFn: ({ signal }) => lettersApi.post('/preview')({ body: shown }, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
