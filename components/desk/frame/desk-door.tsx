import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import { FaultNote } from '../shared/fault-note';
import { useChangeSession, useSession } from '../shared/use-session';
import { ConfirmDialog } from './confirm-dialog';
import { SignIn } from './sign-in';
import { useConfirmation } from './use-confirmation';

/**
 * Shows the screen to a person with a session and the sign-in without one; the address stays what it was. When the session ends
 * the screen is hidden, not unmounted: what its person was writing is there again for them, and for no other person.
 */
export function DeskDoor({ children }: { children: ReactNode }) {
  const session = useSession();
  const staff = session.data?.staff;
  const [last, setLast] = useState<StaffMember | null>(null);
  const { isAsked, answer } = useConfirmation();
  const enter = useEnter(last);
  useEffect(() => {
    if (staff) setLast(staff);
  }, [staff]);
  const shown = staff ?? last;
  if (!session.data)
    return session.error ? <FaultNote fault={session.error} onRetry={() => session.refetch()} /> : <Opening />;
  return (
    <>
      {shown && (
        <div key={shown.id} hidden={!staff}>
          {children}
        </div>
      )}
      {!staff && <SignIn isBack={last !== null} onEntered={enter} />}
      {isAsked && <ConfirmDialog onDone={answer} />}
    </>
  );
}

/** Another person sees nothing that the one before has read; for the same one everything is asked again. */
function useEnter(last: StaffMember | null): (staff: StaffMember) => void {
  const queries = useQueryClient();
  const changeSession = useChangeSession();
  return (staff) => {
    if (last && last.id !== staff.id) queries.removeQueries({ queryKey: ['desk'] });
    changeSession(staff);
    queries.invalidateQueries({ queryKey: ['desk'] });
  };
}

function Opening() {
  const t = useTranslations('DeskFrame');
  return (
    <div className="grid gap-4">
      <p role="status">{t('opening')}</p>
      <Skeleton className="h-24" />
      <noscript>{t('noScript')}</noscript>
    </div>
  );
}
