import { useTranslations } from 'next-intl';
import { DeskButton } from './desk-button';

type Props = {
  submit: string;
  /** In place of `submit` while it is under way. */
  busy?: string;
  isPending: boolean;
  look?: 'solid' | 'danger';
  /** Without it the button sends the form in which it stands. */
  onSubmit?: () => void;
  /** In place of "Cancelar". */
  cancel?: string;
  onCancel: () => void;
  className?: string;
};

/** The end of a dialog: what it is about, and the way out. */
export function DialogButtons({
  submit,
  busy = submit,
  isPending,
  look,
  onSubmit,
  cancel,
  onCancel,
  className = '',
}: Props) {
  const t = useTranslations('DeskShared');
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <DeskButton
        type={onSubmit ? 'button' : 'submit'}
        disabled={isPending}
        {...(look && { look })}
        {...(onSubmit && { onClick: onSubmit })}
      >
        {isPending ? busy : submit}
      </DeskButton>
      <DeskButton look="line" onClick={onCancel}>
        {cancel ?? t('cancel')}
      </DeskButton>
    </div>
  );
}
