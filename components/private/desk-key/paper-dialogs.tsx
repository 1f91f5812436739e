import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { KeyOnPaper, usePaperProof } from '@/components/private/key-on-paper';
import { useFingerprint } from '@/components/private/use-fingerprint';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { DeskButton } from '../desk/desk-button';
import { DeskField } from '../desk/desk-field';
import { ActionDialog } from '../desk/dialogs/action-dialog';
import { DeskDialog } from '../desk/dialogs/desk-dialog';
import { DialogButtons } from '../desk/dialogs/dialog-buttons';
import { FaultNote } from '../desk/fault-note';
import { PaperField } from '../desk/passkeys/paper-field';
import { useFaultText } from '../desk/use-fault-text';
import { orFault, type PrivateFault } from '../private-fault';
import { useCall } from '../use-call';
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
  const [fault, setFault] = useState<PrivateFault | null>(null);
  const storing = useCall('desk', store);
  useEffect(() => {
    let isHere = true;
    orFault(make()).then(
      (sheet) => isHere && setMade(sheet),
      (found) => isHere && setFault(found),
    );
    return () => {
      isHere = false;
    };
  }, [make]);
  return (
    <DeskDialog open onClose={onClose} stays={made !== null} title={title}>
      {fault && (
        <>
          <FaultNote fault={fault} />
          <DeskButton look="line" className="mt-4" onClick={onClose}>
            {t('cancel')}
          </DeskButton>
        </>
      )}
      {made && (
        <PaperKey
          sheet={made}
          submit={submit}
          isPending={storing.isPending}
          fault={storing.error}
          onProved={() => storing.mutate(made, { onSuccess: onDone })}
          onCancel={onClose}
        />
      )}
      {!fault && !made && <Skeleton className="h-64" />}
    </DeskDialog>
  );
}

type PaperKeyProps = {
  sheet: Sheet;
  submit: string;
  isPending: boolean;
  fault: PrivateFault | null;
  onProved: () => void;
  onCancel: () => void;
};

/** A new key for paper, shown once; two of its groups are typed back before anything is stored. */
function PaperKey({ sheet: { paper, epoch }, submit, isPending, fault, onProved, onCancel }: PaperKeyProps) {
  const t = useTranslations('DeskKey.paper');
  const proof = usePaperProof(paper.key);
  const digits = useFingerprint(epoch.recipient);
  const code = t('code', { number: epoch.epoch, digits });
  function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (proof.isProved(event.currentTarget) && !isPending) onProved();
  }
  return (
    <form onSubmit={prove} noValidate className="grid gap-5">
      <KeyOnPaper
        shown={paper.key}
        texts="DeskKey.paper"
        printed={`${t('printed')} ${code}`}
        proof={proof}
        Field={DeskField}
      >
        <p>{code}</p>
        <p>{t('once')}</p>
      </KeyOnPaper>
      {fault && <FaultNote fault={fault} />}
      <DialogButtons submit={submit} busy={t('storing')} isPending={isPending} onCancel={onCancel} />
    </form>
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
  const textOf = useFaultText();
  const id = useId();
  const action = useCall('desk', step);
  const { error } = action;
  const isAboutPaper = error !== null && error.status === 0 && error.code.startsWith('paper_');
  return (
    <ActionDialog
      title={title}
      submit={submit}
      busy={t('busy')}
      isPending={action.isPending}
      fault={isAboutPaper ? null : error}
      onSubmit={(form) => action.mutate(String(form.get('paper')), { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>{text}</p>
      <PaperField id={id} label={t('label')} hint={t('hint')} error={isAboutPaper ? textOf(error) : undefined} />
    </ActionDialog>
  );
}
