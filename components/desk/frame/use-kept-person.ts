import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StaffPerson } from '@/lib/private/desk-log/staff-member';

/** A session that ends under a person's hands is opened again sooner than this. */
const KEPT_MS = 5 * 60_000;

type Kept = {
  /** Whose screen is in the page: of a session that has ended, only for some minutes. */
  kept: StaffPerson | null;
  /** Whether a session has ended in this page, however long ago. */
  wasHere: boolean;
};

/** Remembers the person of the session for a while after it has ended; then what they have read is forgotten too. */
export function useKeptPerson(staff: StaffPerson | null): Kept {
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
