import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';

export type ModalProps = {
  /** Escape, or a press beside it. */
  onClose: () => void;
  /** Neither closes it: what it shows is not shown again, or has an outcome to tell. */
  stays?: boolean;
  title: string;
  children: ReactNode;
};

type Props = ModalProps & {
  open?: boolean;
  /** Whether a closed one is gone, with what was typed in it. */
  unmount?: boolean;
  /** The desk shows many things at once, on less room. */
  size: 'desk' | 'space';
};

const looks = {
  desk: { panel: 'max-w-xl sm:p-7', title: 'text-t4', content: 'mt-4' },
  space: { panel: 'max-w-2xl sm:p-8', title: 'text-t3', content: 'mt-5' },
} as const;

/** A dialog over everything, from the lower edge on a telephone. */
export function Modal({ open = true, unmount = true, onClose, stays = false, title, size, children }: Props) {
  const look = looks[size];
  return (
    <Dialog open={open} unmount={unmount} onClose={() => stays || onClose()} className="relative z-30">
      <DialogBackdrop className="fixed inset-0 bg-tinta/60" />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-end justify-center p-4 sm:items-center">
          <DialogPanel
            className={`w-full border-2 border-tinta respaldo bg-papel p-[min(1.25rem,5vw)] sombra ${look.panel}`}
          >
            <DialogTitle className={look.title}>{title}</DialogTitle>
            <div className={look.content}>{children}</div>
          </DialogPanel>
        </div>
      </div>
    </Dialog>
  );
}
