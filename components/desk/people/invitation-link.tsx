import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { DeskButton } from '@/components/private/desk/desk-button';
import { DeskField } from '@/components/private/desk/desk-field';
import { moment } from '@/components/private/desk/moment';
import { useCopy } from '@/components/shared/browser/use-copy';

type Props = { link: string; email: string; expiresAt: string; onClose: () => void };

/** The link is shown once: only the hash of its token is stored. */
export function InvitationLink({ link, email, expiresAt, onClose }: Props) {
  const t = useTranslations('DeskPeople.inviteDialog');
  const id = useId();
  const { isCopied, copy } = useCopy(link, () => document.getElementById(id)?.focus());
  return (
    <div className="grid gap-5">
      <p className="wrap-break-word">{t('readyText', { email, ...moment(expiresAt) })}</p>
      <DeskField id={id} label={t('link')} value={link} readOnly onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap items-center gap-3">
        <DeskButton onClick={copy}>{t('copy')}</DeskButton>
        <DeskButton look="line" onClick={onClose}>
          {t('close')}
        </DeskButton>
        <span role="status" className="font-bold text-ok">
          {isCopied && t('copied')}
        </span>
      </div>
    </div>
  );
}
