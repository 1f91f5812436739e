import { useEffect, useRef } from 'react';
import { showHeading } from '@/components/shared/browser/show-heading';
import { PageChanged } from '@/components/shared/forms/page-changed';
import { TOASTED } from '@/components/shared/forms/use-form';
import { Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import type { FormAnswer } from './form-answer';

const errors: readonly FormAnswer<string>['outcome'][] = ['invalid', 'failed', 'limited'];

type Props = {
  answer: FormAnswer<string>;
  /** It has come without a reload: a toast says the same, so that it is not announced, and the focus is on the first faulty field. */
  isOwn?: boolean;
  isPageChanged: boolean;
};

/** The outcome of a submit, beside the form: toasts go away, and need JavaScript. */
export function FormNotice({ answer: { outcome, title, detail }, isOwn = false, isPageChanged }: Props) {
  if (isPageChanged) return <PageChanged />;
  if (!title || (isOwn && outcome === 'invalid')) return null;
  return (
    <Notice tone={errors.includes(outcome) ? 'error' : 'note'} silent={isOwn && TOASTED.includes(outcome)}>
      <p className="font-titular text-t4 leading-tight">{title}</p>
      {detail && <p className="mt-1">{detail}</p>}
    </Notice>
  );
}

type SentProps = {
  answer: FormAnswer<string>;
  /** Label of the button that brings the form back, and what it does. */
  again: string;
  onAgain: () => void;
};

/** Where the form was, once it is sent: comes into view and stays until another one is wanted. A toast says the same. */
export function SentNotice({ answer: { title, detail }, again, onAgain }: SentProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => showHeading(heading.current), []);
  return (
    <Notice silent className="px-5 py-5">
      <p ref={heading} tabIndex={-1} className="scroll-mt-28 font-titular text-t4 leading-tight outline-none">
        {title}
      </p>
      {detail && <p className="mt-1">{detail}</p>}
      <p className="mt-4">
        <Button look="line" onClick={onAgain} className="max-sm:w-full">
          {again}
        </Button>
      </p>
    </Notice>
  );
}
