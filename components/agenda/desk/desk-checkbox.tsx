import type { ReactNode } from 'react';

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

export function DeskCheckbox({ checked, onChange, children }: Props) {
  return (
    <label className="flex min-h-9 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-tinta"
      />
      <span>{children}</span>
    </label>
  );
}
