import type { ReactNode } from 'react';

type Tone = 'note' | 'error';

const tones: Record<Tone, string> = {
  note: 'border-tinta bg-cielo text-tinta',
  error: 'border-error bg-papel text-error',
};

/**
 * A message that stays until its cause is gone. An error is assertive, a note polite; `silent` when a toast announces the same.
 */
export function Notice({
  tone = 'note',
  silent = false,
  className = '',
  children,
}: {
  tone?: Tone;
  silent?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role={silent ? undefined : tone === 'error' ? 'alert' : 'status'}
      data-notice=""
      className={`respaldo-s border-[1.5px] border-b-2 px-4 py-3 font-medium wrap-anywhere ${tones[tone]} ${className}`}
    >
      {children}
    </div>
  );
}
