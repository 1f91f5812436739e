import type { ReactNode } from 'react';
import { KeyField } from '@/components/shared/ui/field';

type Props = { id: string; label: ReactNode; hint?: ReactNode; error?: string | undefined };

/** For the whole key on paper, which its form reads as `paper`. It stays in the browser. */
export function PaperField(field: Props) {
  return <KeyField {...field} name="paper" autoCapitalize="characters" maxLength={100} className="tabular-nums" />;
}
