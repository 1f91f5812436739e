import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { DeskField } from '@/components/private/desk/desk-field';
import { ActionForm } from '@/components/private/desk/dialogs/action-form';
import { DeskDialog } from '@/components/private/desk/dialogs/desk-dialog';
import { moment } from '@/components/private/desk/moment';
import { fieldProblem } from '@/components/private/problem';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import type { Call } from '@/components/private/use-call-form';
import { useCopy } from '@/components/shared/browser/use-copy';
import { peopleApi } from './people-api';

/** The link is not shown again: only its own button closes it, and nothing while it is being made. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('DeskPeople.inviteDialog');
  const invitation = useCall('desk', peopleApi.post('/people/invite'));
  const { data, variables } = invitation;
  return (
    <DeskDialog
      open
      onClose={onClose}
      stays={invitation.isPending || invitation.isSuccess}
      title={data ? t('ready') : t('title')}
    >
      {data ? (
        <InvitationLink {...data} email={variables?.email ?? ''} onClose={onClose} />
      ) : (
        <InviteForm action={invitation} onCancel={onClose} />
      )}
    </DeskDialog>
  );
}

type Invitee = { name: string; email: string };

type Props = {
  action: Call & { mutate: (invitee: Invitee) => void };
  onCancel: () => void;
};

function InviteForm({ action, onCancel }: Props) {
  const t = useTranslations('DeskPeople.inviteDialog');
  const submit = (typed: FormData) => {
    const invitee = { name: String(typed.get('name')).trim(), email: String(typed.get('email')).trim() };
    // The server's sentences say "your name"; here it is another person's.
    const missing = {
      ...(!invitee.name && { name: t('nameRequired') }),
      ...(!invitee.email && { email: t('emailRequired') }),
    };
    if (Object.keys(missing).length > 0) throw fieldProblem(missing);
    action.mutate(invitee);
  };
  return (
    <ActionForm submit={t('submit')} busy={t('busy')} call={action} onSubmit={submit} onCancel={onCancel}>
      {({ field }) => (
        <>
          <p>{t('lead')}</p>
          <DeskField {...field('name')} label={t('name')} autoComplete="off" />
          <DeskField {...field('email')} type="email" label={t('email')} autoComplete="off" />
        </>
      )}
    </ActionForm>
  );
}

type InvitationLinkProps = { link: string; email: string; expiresAt: string; onClose: () => void };

/** The link is shown once: only the hash of its token is stored. */
function InvitationLink({ link, email, expiresAt, onClose }: InvitationLinkProps) {
  const t = useTranslations('DeskPeople.inviteDialog');
  const id = useId();
  const { isCopied, copy } = useCopy(link, () => document.getElementById(id)?.focus());
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="wrap-break-word">{t('readyText', { email, ...moment(expiresAt) })}</p>
      <DeskField id={id} label={t('link')} value={link} readOnly onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap items-center gap-3">
        <SmallButton look="solid" onClick={copy}>
          {t('copy')}
        </SmallButton>
        <SmallButton onClick={onClose}>{t('close')}</SmallButton>
        <span role="status" className="font-bold text-ok">
          {isCopied && t('copied')}
        </span>
      </div>
    </div>
  );
}
