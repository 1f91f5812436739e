import { useTranslations } from 'next-intl';
import { Breakable } from '@/components/private/breakable';
import { DeskButton } from '@/components/private/desk/desk-button';
import { FaultNote } from '@/components/private/desk/fault-note';
import { moment } from '@/components/private/desk/moment';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import type { InvitationView } from '@/lib/private/staff/queries';

/** Links that still may be used. Nothing without one. */
export function Invitations({ invitations }: { invitations: InvitationView[] }) {
  const t = useTranslations('DeskPeople');
  if (invitations.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-t4">{t('invitations')}</h2>
      <ul className="mt-2 grid gap-2">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation }: { invitation: InvitationView }) {
  const t = useTranslations('DeskPeople');
  const { id, name, email, expiresAt, invitedBy } = invitation;
  const withdrawal = useDeskAction<object>(`/invitations/${id}/withdraw`);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6">
      <div className="min-w-0">
        <p className="wrap-break-word">
          <Breakable>{t('invitation', { name, email, ...moment(expiresAt) })}</Breakable>
        </p>
        <p className="text-nota text-tinta-2">
          {invitedBy ? t('invitedBy', { name: invitedBy }) : t('invitedByServer')}
        </p>
        {withdrawal.error && <FaultNote fault={withdrawal.error} />}
      </div>
      <DeskButton
        look="quiet"
        className="max-sm:-ml-1.5"
        disabled={withdrawal.isPending}
        aria-label={t('withdrawNamed', { name })}
        onClick={() => withdrawal.mutate({})}
      >
        {t('withdraw')}
      </DeskButton>
    </li>
  );
}
