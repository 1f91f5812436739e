import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { DeskBar } from '@/components/private/desk/desk-bar';
import { forgetDrafts } from '@/components/private/desk/drafts';
import { entranceApi } from '@/components/private/desk/entrance-api';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { useSession } from '@/components/private/desk/use-session';
import { useAttempt } from '@/components/private/use-attempt';
import type { StaffPerson } from '@/lib/private/desk-log/staff-member';

export function DeskHeader() {
  const staff = useSession().data?.staff;
  const { mutate, error } = useLeave();
  const leave = () => staff && mutate({ staffId: staff.id });
  return (
    <>
      <DeskBar>{staff && <PersonMenu staff={staff} onLeave={leave} />}</DeskBar>
      {staff && error && (
        <div className="mx-auto w-full max-w-[100rem] px-4 pt-4 sm:px-6">
          <ProblemNote problem={error} onRetry={leave} />
        </div>
      )}
    </>
  );
}

function PersonMenu({ staff, onLeave }: { staff: StaffPerson; onLeave: () => void }) {
  const t = useTranslations('DeskFrame');
  return (
    <Menu as="div" className="relative ml-auto">
      <MenuButton className="min-h-11 max-w-[60vw] truncate px-2 font-bold underline max-sm:-mr-2">
        {staff.name}
      </MenuButton>
      <MenuItems className="absolute right-0 z-30 min-w-[min(12rem,calc(100vw-2rem))] border-2 border-tinta respaldo-s bg-papel p-1.5 text-tinta sombra outline-none">
        <MenuItem>
          <button type="button" onClick={onLeave} className="min-h-11 w-full px-4 text-left data-focus:bg-cielo">
            {t('leave')}
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  );
}

/**
 * Ends the session at the server, then loads the entry anew: nothing that this person has read or written stays in the tab. What is being
 * read is given up first: an answer after the end would say that the session has expired.
 */
function useLeave() {
  const queries = useQueryClient();
  return useAttempt(
    async ({ staffId }: { staffId: string }) => {
      await queries.cancelQueries();
      await entranceApi.post('/session/end')({});
      forgetDrafts(staffId);
      // Not before: screens that are still there would read again, without a session.
      addEventListener('pagehide', () => queries.clear(), { once: true });
      location.assign('/mesa');
    },
    { onError: () => queries.invalidateQueries() },
  );
}
