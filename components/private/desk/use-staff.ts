import { createContext, useContext } from 'react';
import type { StaffPerson } from '@/lib/private/desk-log/staff-member';

/** The person whose screen is in the page: also while it is hidden, because their session has ended. */
export const ShownPerson = createContext<StaffPerson | null>(null);

/** Only inside the frame, which has no screen in the page without a person. */
export function useStaff(): StaffPerson {
  const staff = useContext(ShownPerson);
  if (!staff) throw new Error('A screen of the desk is shown without a person.');
  return staff;
}
