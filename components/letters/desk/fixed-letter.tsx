import { useTranslations } from 'next-intl';
import { useOpenedHeading } from '@/components/private/desk/opened/use-opened-heading';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import type { LetterProgress, LetterView } from '@/lib/letters/letter-view';
import { LetterPreview } from './letter-preview';
import { LetterState, useLetterMoment } from './letter-state';
import { lettersApi } from './letters-api';
import { ListLink } from './list-link';

/** A letter that is scheduled, being sent, stopped or sent: nothing in it changes any more. */
export function FixedLetter({ letter }: { letter: LetterView }) {
  const t = useTranslations('DeskLetters');
  const moment = useLetterMoment(letter);
  const heading = useOpenedHeading(letter.subject);
  const place = { param: { id: letter.id } };
  const stop = useCall('desk', lettersApi.post('/:id/stop', place));
  const resume = useCall('desk', lettersApi.post('/:id/resume', place));
  const unschedule = useCall('desk', lettersApi.delete('/:id/schedule', place));
  const actions = {
    scheduled: { action: unschedule, label: t('unschedule'), look: 'line' },
    sending: { action: stop, label: t('stop'), look: 'danger' },
    stopped: { action: resume, label: t('resume'), look: 'solid' },
    sent: null,
    draft: null,
  } as const;
  const step = actions[letter.status];
  const problem = stop.error ?? resume.error ?? unschedule.error;
  return (
    <>
      <ListLink />
      <ScreenHead
        headingRef={heading}
        title={letter.subject}
        lead={`${moment} ${t('by', { name: letter.byName })}`}
        actions={
          step && (
            <SmallButton look={step.look} isBusy={step.action.isPending} onClick={() => step.action.mutate({})}>
              {step.label}
            </SmallButton>
          )
        }
      />
      <div className="mb-6">
        <LetterState status={letter.status} />
      </div>
      {problem && <ProblemNote className="mb-6" problem={problem} />}
      {letter.startedAt && <SendingProgress letter={letter} />}
      <div className="mt-10 max-w-[60rem]">
        <LetterPreview subject={letter.subject} teaser={letter.teaser} blocks={letter.blocks} />
      </div>
    </>
  );
}

const OTHERS = ['left', 'refused', 'unclear'] as const satisfies (keyof LetterProgress)[];

/** How many have it, as a bar, a sentence and, where there are any, those who do not get it. */
function SendingProgress({ letter: { progress, status } }: { letter: LetterView }) {
  const t = useTranslations('DeskLetters.progress');
  const { recipients, sent, waiting } = progress;
  const done = recipients - waiting;
  const share = recipients === 0 ? 1 : done / recipients;
  return (
    <section aria-label={t('label')} className="mb-8 max-w-lectura">
      <div
        role="progressbar"
        aria-label={t('label')}
        aria-valuemin={0}
        aria-valuemax={recipients}
        aria-valuenow={done}
        className="border-2 border-tinta"
      >
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="block h-4 w-full">
          <rect width={100 * share} height="4" className="fill-azafran forced-color-adjust-none" />
        </svg>
      </div>
      <p className="mt-3 font-titular text-lg font-bold">{t('sent', { sent, recipients })}</p>
      {status === 'sending' && <p className="text-tinta-2">{t('waiting', { count: waiting })}</p>}
      {status === 'stopped' && <p className="text-tinta-2">{t('stopped', { count: waiting })}</p>}
      <ul className="text-tinta-2">
        {OTHERS.filter((kind) => progress[kind] > 0).map((kind) => (
          <li key={kind}>{t(kind, { count: progress[kind] })}</li>
        ))}
      </ul>
    </section>
  );
}
