import { useTranslations } from 'next-intl';
import { DeskButton } from '@/components/private/desk/desk-button';
import { FaultNote } from '@/components/private/desk/fault-note';
import { useOpenedHeading } from '@/components/private/desk/opened/use-opened-heading';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import type { LetterView } from '@/lib/letters/letter-view';
import { LetterPreview } from './letter-preview';
import { LetterState } from './letter-state';
import { ListLink } from './list-link';
import { SendingProgress } from './sending-progress';
import { useLetterMoment } from './use-letter-moment';

/** A letter that is scheduled, being sent, stopped or sent: nothing in it changes any more. */
export function FixedLetter({ letter }: { letter: LetterView }) {
  const t = useTranslations('DeskLetters');
  const moment = useLetterMoment(letter);
  const heading = useOpenedHeading(letter.subject);
  const stop = useDeskAction<object>(`/letters/${letter.id}/stop`);
  const resume = useDeskAction<object>(`/letters/${letter.id}/resume`);
  const unschedule = useDeskAction<object>(`/letters/${letter.id}/schedule`, 'DELETE');
  const actions = {
    scheduled: { action: unschedule, label: t('unschedule'), look: 'line' },
    sending: { action: stop, label: t('stop'), look: 'danger' },
    stopped: { action: resume, label: t('resume'), look: 'solid' },
    sent: null,
    draft: null,
  } as const;
  const step = actions[letter.status];
  const fault = stop.error ?? resume.error ?? unschedule.error;
  return (
    <>
      <ListLink />
      <ScreenHead
        headingRef={heading}
        title={letter.subject}
        lead={`${moment} ${t('by', { name: letter.byName })}`}
        actions={
          step && (
            <DeskButton
              look={step.look}
              aria-disabled={step.action.isPending}
              onClick={() => step.action.isPending || step.action.mutate({})}
            >
              {step.label}
            </DeskButton>
          )
        }
      />
      <div className="mb-6">
        <LetterState status={letter.status} />
      </div>
      {fault && (
        <div className="mb-6">
          <FaultNote fault={fault} />
        </div>
      )}
      {letter.startedAt && <SendingProgress letter={letter} />}
      <div className="mt-10 max-w-[60rem]">
        <LetterPreview subject={letter.subject} teaser={letter.teaser} blocks={letter.blocks} />
      </div>
    </>
  );
}
