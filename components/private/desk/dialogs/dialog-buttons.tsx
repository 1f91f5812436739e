import { useTranslations } from 'next-intl';
import { DeskButton } from '../desk-button';

type Props = {
  submit: string;
  /** In place of `submit` while it is under way. */
  busy?: string;
  isBlocked?: boolean;
  isPending: boolean;
  look?: 'solid' | 'danger';
  /** In place of "Cancelar". */
  cancel?: string;
  onCancel: () => void;
};

/** The end of a form in a dialog. Both keep the focus while it is under way, and do nothing: the form refuses a second sending. */
export function DialogButtons({ submit, busy, isBlocked = false, isPending, look = 'solid', cancel, onCancel }: Props) {
  const t = useTranslations('DeskShared');
  return (
    <div className="flex flex-wrap gap-3">
      <DeskButton type="submit" look={look} aria-disabled={isPending || isBlocked}>
        {isPending ? (busy ?? t('underWay')) : submit}
      </DeskButton>
      <DeskButton look="line" aria-disabled={isPending} onClick={() => isPending || onCancel()}>
        {cancel ?? t('cancel')}
      </DeskButton>
    </div>
  );
}
