import type { ReactNode } from 'react';

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode; disabled?: boolean };

export function DeskCheckbox({ checked, onChange, children, disabled }: Props) {
  return (
    <label className="flex min-h-9 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-tinta"
      />
      <span>{children}</span>
    </label>
  );
}
