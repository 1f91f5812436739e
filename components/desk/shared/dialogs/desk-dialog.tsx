import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { useSession } from '../use-session';

type Props = {
  open: boolean;
  /** Escape, or a press beside it. */
  onClose: () => void;
  /** Neither closes it: what it shows is not shown again, or has an outcome to tell. */
  stays?: boolean;
  title: string;
  children: ReactNode;
};

/** Hidden while there is no session, because it would cover the sign-in; what was typed in it stays. */
export function DeskDialog({ open, onClose, stays = false, title, children }: Props) {
  const isHere = Boolean(useSession().data?.staff);
  return (
    <Dialog open={open && isHere} unmount={!open} onClose={() => stays || onClose()} className="relative z-30">
      <DialogBackdrop className="fixed inset-0 bg-tinta/60" />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-end justify-center p-4 sm:items-center">
          <DialogPanel className="w-full max-w-xl border-2 border-tinta respaldo bg-papel p-5 sombra sm:p-7">
            <DialogTitle className="text-t4">{title}</DialogTitle>
            <div className="mt-4">{children}</div>
          </DialogPanel>
        </div>
      </div>
    </Dialog>
  );
}
