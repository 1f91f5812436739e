import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import { DeskDialog } from '../shared/desk-dialog';
import { isLocalCode } from '../shared/desk-fault';
import { DeskField } from '../shared/desk-field';
import { DialogButtons } from '../shared/dialog-buttons';
import { FaultNote } from '../shared/fault-note';
import { useFaultText } from '../shared/use-fault-text';
import { useDeskKeyStep } from './use-desk-key-step';

type Props = {
  title: string;
  text: string;
  submit: string;
  step: (typed: string) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
};

/** Asks for the whole key on paper. It stays in the browser. */
export function TypedPaperDialog({ title, text, submit, step, onDone, onClose }: Props) {
  const t = useTranslations('DeskKey.typed');
  const textOf = useFaultText();
  const id = useId();
  const action = useDeskKeyStep(step);
  const { error } = action;
  const isAboutPaper = error !== null && isLocalCode(error.code) && error.code.startsWith('paper_');
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    action.mutate(String(new FormData(event.currentTarget).get('paper')), { onSuccess: onDone });
  }
  return (
    <DeskDialog open onClose={onClose} title={title}>
      <form onSubmit={send} noValidate className="grid gap-5">
        <p>{text}</p>
        <DeskField
          id={id}
          name="paper"
          label={t('label')}
          hint={t('hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          className="font-titular tabular-nums"
          error={isAboutPaper ? textOf(error) : undefined}
        />
        {error && !isAboutPaper && <FaultNote fault={error} />}
        <DialogButtons submit={submit} busy={t('busy')} isPending={action.isPending} onCancel={onClose} />
      </form>
    </DeskDialog>
  );
}
