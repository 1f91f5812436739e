import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';

type Props = {
  /** Escape, or a press beside it. */
  onClose: () => void;
  /** Neither closes it: what it shows is not shown again, or has an outcome to tell. */
  stays?: boolean;
  title: string;
  children: ReactNode;
};

export function SpaceDialog({ onClose, stays = false, title, children }: Props) {
  return (
    <Dialog open onClose={() => stays || onClose()} className="relative z-30">
      <DialogBackdrop className="fixed inset-0 bg-tinta/60" />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-end justify-center p-4 sm:items-center">
          <DialogPanel className="w-full max-w-2xl border-2 border-tinta respaldo bg-papel p-5 sombra sm:p-8">
            <DialogTitle className="text-t3">{title}</DialogTitle>
            <div className="mt-5">{children}</div>
          </DialogPanel>
        </div>
      </div>
    </Dialog>
  );
}
