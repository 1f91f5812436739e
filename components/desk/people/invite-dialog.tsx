import { useTranslations } from 'next-intl';
import { DeskDialog } from '@/components/private/desk/dialogs/desk-dialog';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import { InvitationLink } from './invitation-link';
import { type Invitee, InviteForm } from './invite-form';

export type Invited = { link: string; expiresAt: string };

/** The link is not shown again: only its own button closes it, and nothing while it is being made. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('DeskPeople.inviteDialog');
  const invitation = useDeskAction<Invitee, Invited>('/people/invite');
  const { data, variables } = invitation;
  const close = () => {
    onClose();
    invitation.reset();
  };
  return (
    <DeskDialog
      open={open}
      onClose={close}
      stays={invitation.isPending || invitation.isSuccess}
      title={data ? t('ready') : t('title')}
    >
      {data ? (
        <InvitationLink {...data} email={variables?.email ?? ''} onClose={close} />
      ) : (
        <InviteForm action={invitation} onCancel={close} />
      )}
    </DeskDialog>
  );
}
