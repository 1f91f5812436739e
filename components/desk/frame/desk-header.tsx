import { DeskBar } from '@/components/private/desk/desk-bar';
import { FaultNote } from '@/components/private/desk/fault-note';
import { useSession } from '@/components/private/desk/use-session';
import { PersonMenu } from './person-menu';
import { useLeave } from './use-leave';

export function DeskHeader() {
  const staff = useSession().data?.staff;
  const { mutate, error } = useLeave();
  const leave = () => staff && mutate({ staffId: staff.id });
  return (
    <>
      <DeskBar>{staff && <PersonMenu staff={staff} onLeave={leave} />}</DeskBar>
      {staff && error && (
        <div className="mx-auto w-full max-w-[100rem] px-4 pt-4 sm:px-6">
          <FaultNote fault={error} onRetry={leave} />
        </div>
      )}
    </>
  );
}
