import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Breakable } from '@/components/private/breakable';
import { KeyOnPaper, usePaperProof } from '@/components/private/key-on-paper';
import { SmallButton } from '@/components/private/small-button';
import { useFingerprint } from '@/components/private/use-fingerprint';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { DeskField } from '../desk/desk-field';
import { ActionDialog } from '../desk/dialogs/action-dialog';
import { ActionForm } from '../desk/dialogs/action-form';
import { DeskDialog } from '../desk/dialogs/desk-dialog';
import { PaperField } from '../desk/passkeys/paper-field';
import { ProblemNote, useProblemText } from '../desk/problem-note';
import { orProblem, type Problem } from '../problem';
import { useCall } from '../use-call';
import type { Call } from '../use-call-form';
import type { Sheet } from './desk-epochs';

type Props<Made extends Sheet> = {
  title: string;
  submit: string;
  /** What is shown, before anything is stored. The same function at each render. */
  make: () => Promise<Made>;
  /** Stores what the new key on paper opens. */
  store: (made: Made) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
};

/** Once the key is shown a press beside it closes nothing: it is shown once. */
export function NewPaperDialog<Made extends Sheet>({ title, submit, make, store, onDone, onClose }: Props<Made>) {
  const t = useTranslations('DeskShared');
  const [made, setMade] = useState<Made | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const storing = useCall('desk', store);
  useEffect(() => {
    let isHere = true;
    orProblem(make()).then(
      (sheet) => isHere && setMade(sheet),
      (found) => isHere && setProblem(found),
    );
    return () => {
      isHere = false;
    };
  }, [make]);
  return (
    <DeskDialog open onClose={onClose} stays={made !== null} title={title}>
      {problem && (
        <>
          <ProblemNote problem={problem} />
          <SmallButton className="mt-4" onClick={onClose}>
            {t('cancel')}
          </SmallButton>
        </>
      )}
      {made && (
        <PaperKey
          sheet={made}
          submit={submit}
          call={storing}
          onProved={() => storing.mutate(made, { onSuccess: onDone })}
          onCancel={onClose}
        />
      )}
      {!problem && !made && <Skeleton className="h-64" />}
    </DeskDialog>
  );
}

type PaperKeyProps = {
  sheet: Sheet;
  submit: string;
  call: Call;
  onProved: () => void;
  onCancel: () => void;
};

/** A new key for paper, shown once; two of its groups are typed back before anything is stored. */
function PaperKey({ sheet: { paper, epoch }, submit, call, onProved, onCancel }: PaperKeyProps) {
  const t = useTranslations('DeskKey.paper');
  const { asked, prove } = usePaperProof(paper.key, 'DeskKey.paper');
  const digits = useFingerprint(epoch.recipient);
  const code = t('code', { number: epoch.epoch, digits });
  function send(typed: FormData) {
    prove(typed);
    onProved();
  }
  return (
    <ActionForm submit={submit} busy={t('storing')} call={call} onSubmit={send} onCancel={onCancel}>
      {(form) => (
        <KeyOnPaper
          shown={paper.key}
          asked={asked}
          texts="DeskKey.paper"
          printed={`${t('printed')} ${code}`}
          form={form}
          Field={DeskField}
        >
          <p>
            <Breakable>{code}</Breakable>
          </p>
          <p>{t('once')}</p>
        </KeyOnPaper>
      )}
    </ActionForm>
  );
}

type TypedPaperDialogProps = {
  title: string;
  text: string;
  submit: string;
  step: (typed: string) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
};

/** Asks for the whole key on paper. It stays in the browser. */
export function TypedPaperDialog({ title, text, submit, step, onDone, onClose }: TypedPaperDialogProps) {
  const t = useTranslations('DeskKey.typed');
  const textOf = useProblemText();
  const action = useCall('desk', step);
  return (
    <ActionDialog
      title={title}
      submit={submit}
      busy={t('busy')}
      call={action}
      beside={(problem) =>
        problem.status === 0 && problem.code.startsWith('paper_') ? { paper: textOf(problem) } : {}
      }
      onSubmit={(form) => action.mutate(String(form.get('paper')), { onSuccess: onDone })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{text}</p>
          <PaperField {...form.field('paper')} label={t('label')} hint={t('hint')} />
        </>
      )}
    </ActionDialog>
  );
}
