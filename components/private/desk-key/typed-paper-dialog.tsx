import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { ActionDialog } from '../desk/dialogs/action-dialog';
import { PaperField } from '../desk/passkeys/paper-field';
import { useFaultText } from '../desk/use-fault-text';
import { useCall } from '../use-call';

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
