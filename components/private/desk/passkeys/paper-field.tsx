import type { ReactNode } from 'react';
import { DeskField } from '../desk-field';

type Props = { id: string; label: ReactNode; hint?: ReactNode; error?: string | undefined };

/** For the whole key on paper, which its form reads as `paper`. It stays in the browser. */
export function PaperField(field: Props) {
  return (
    <DeskField
      {...field}
      name="paper"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={100}
      className="font-titular tabular-nums"
    />
  );
}
