import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CONTENT_ID } from '@/components/private/desk/desk-bar';
import { forgetTouch } from '@/components/private/desk/passkeys/desk-opener';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { useChangeSession, useSession } from '@/components/private/desk/use-session';
import { ShownPerson } from '@/components/private/desk/use-staff';
import { Opening } from '@/components/private/opening';
import { showContent } from '@/components/shared/browser/show-content';
import type { StaffPerson } from '@/lib/private/desk-log/staff-member';
import { ConfirmDialog, UnvouchedKeyDialog, useConfirmation } from './confirmation';
import { SignIn } from './sign-in';

/**
 * Shows the screen to a person with a session, and the way in to anyone else; the address stays what it was. When the session
 * ends the screen is hidden and kept for some minutes: a person who is back within them finds what they were writing. Another
 * person does not, and after those minutes nothing of it is left in the page.
 */
export function DeskDoor({ children }: { children: ReactNode }) {
  const session = useSession();
  const staff = session.data?.staff;
  const { kept, wasHere } = useKeptPerson(staff ?? null);
  const { isAsked, answer, unvouched, decide } = useConfirmation();
  const changeTo = useEnter(kept);
  const hasEntered = useRef(false);
  const enter = (person: StaffPerson) => {
    hasEntered.current = true;
    changeTo(person);
  };
  const reenter = (person: StaffPerson) => {
    changeTo(person);
    answer(true);
  };
  const shown = staff ?? kept;
  useEffect(() => {
    if (!staff) forgetTouch();
    else if (hasEntered.current) showContent(CONTENT_ID);
    hasEntered.current = false;
  }, [staff]);
  if (!session.data)
    return session.error ? (
      <ProblemNote problem={session.error} onRetry={() => session.refetch()} />
    ) : (
      <Opening texts="DeskFrame" />
    );
  return (
    <>
      {shown && (
        <div key={shown.id} hidden={!staff}>
          <ShownPerson value={shown}>{children}</ShownPerson>
        </div>
      )}
      {!staff && <SignIn isBack={wasHere} hasDemonstration={session.data.demonstration} onEntered={enter} />}
      {isAsked && (
        <ConfirmDialog onDone={answer} demonstration={session.data.demonstration ? { onEntered: reenter } : null} />
      )}
      {unvouched && <UnvouchedKeyDialog unvouched={unvouched} onAnswer={decide} />}
    </>
  );
}

/** Another person sees nothing that the one before has read; for the same one everything is asked again. */
function useEnter(last: StaffPerson | null): (staff: StaffPerson) => void {
  const queries = useQueryClient();
  const changeSession = useChangeSession();
  return (staff) => {
    if (last && last.id !== staff.id) queries.removeQueries({ queryKey: ['desk'] });
    changeSession(staff);
    queries.invalidateQueries({ queryKey: ['desk'] });
  };
}

/** A session that ends under a person's hands is opened again sooner than this. */
const KEPT_MS = 5 * 60_000;

type Kept = {
  /** Whose screen is in the page: of a session that has ended, only for some minutes. */
  kept: StaffPerson | null;
  /** Whether a session has ended in this page, however long ago. */
  wasHere: boolean;
};

/** Remembers the person of the session for a while after it has ended; then what they have read is forgotten too. */
function useKeptPerson(staff: StaffPerson | null): Kept {
  const queries = useQueryClient();
  const [kept, setKept] = useState<StaffPerson | null>(null);
  const [wasHere, setWasHere] = useState(false);
  useEffect(() => {
    if (staff) {
      setKept(staff);
      setWasHere(true);
      return;
    }
    const timer = setTimeout(() => {
      setKept(null);
      queries.removeQueries({ queryKey: ['desk'] });
    }, KEPT_MS);
    return () => clearTimeout(timer);
  }, [staff, queries]);
  return { kept, wasHere };
}
