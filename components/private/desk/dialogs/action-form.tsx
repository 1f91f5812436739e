import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SmallButton } from '@/components/private/small-button';
import { type Call, type CallForm, type CallFormOptions, useCallForm } from '../../use-call-form';
import { ProblemNote } from '../problem-note';

export type ActionFormProps = Pick<CallFormOptions, 'beside'> & {
  submit: string;
  /** In place of `submit` while it is under way. */
  busy?: string;
  look?: 'solid' | 'danger';
  /** It cannot be sent yet: what it says is still being read. */
  isBlocked?: boolean;
  call: Call;
  /** Throws a Problem that it finds itself. */
  onSubmit: (form: FormData) => void;
  /** In place of "Cancelar". */
  cancel?: string;
  onCancel: () => void;
  children: ReactNode | ((form: CallForm) => ReactNode);
};

/** What a dialog is about, what went wrong, and its buttons. Both keep the focus while it is under way, and do nothing. */
export function ActionForm(props: ActionFormProps) {
  const { submit, busy, look = 'solid', isBlocked = false, cancel, onCancel, children } = props;
  const t = useTranslations('DeskShared');
  const form = useCallForm(props.call, props.onSubmit, props);
  const { isPending } = form;
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5">
      {typeof children === 'function' ? children(form) : children}
      {form.note && <ProblemNote problem={form.note} />}
      <div className="flex flex-wrap gap-3">
        <SmallButton type="submit" look={look} aria-disabled={isPending || isBlocked}>
          {isPending ? (busy ?? t('underWay')) : submit}
        </SmallButton>
        <SmallButton isBusy={isPending} onClick={onCancel}>
          {cancel ?? t('cancel')}
        </SmallButton>
      </div>
    </form>
  );
}
