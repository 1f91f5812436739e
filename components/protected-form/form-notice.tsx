import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { FormAnswer } from './form-answer';

/** What became of the sending, where the form is: toasts go away, and need JavaScript. */
type Props = { answer: FormAnswer<string> /** What this form adds. */; children?: ReactNode };

export function FormNotice({ answer: { outcome, title, detail }, children }: Props) {
  if (!title) return null;
  return (
    <Notice tone={outcome === 'failed' || outcome === 'limited' ? 'error' : 'note'}>
      <p className="font-titular text-t4 leading-tight">{title}</p>
      <p className="mt-1">{detail}</p>
      {children}
    </Notice>
  );
}
