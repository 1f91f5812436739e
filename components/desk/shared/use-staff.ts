import type { StaffMember } from '@/lib/desk-log/staff-member';
import { useSession } from './use-session';

/** Only inside the frame, which shows no screen without a person. */
export function useStaff(): StaffMember {
  const staff = useSession().data?.staff;
  if (!staff) throw new Error('A screen of the desk is shown without a session.');
  return staff;
}
