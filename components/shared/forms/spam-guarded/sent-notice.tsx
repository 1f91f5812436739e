import { useEffect, useRef } from 'react';
import { showHeading } from '@/components/shared/browser/show-heading';
import { Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import type { FormAnswer } from './form-answer';

type Props = {
  answer: FormAnswer<string>;
  /** Label of the button that brings the form back, and what it does. */
  again: string;
  onAgain: () => void;
};

/** Where the form was, once it is sent: comes into view and stays until another one is wanted. A toast says the same. */
export function SentNotice({ answer: { title, detail }, again, onAgain }: Props) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => showHeading(heading.current), []);
  return (
    <Notice silent className="px-5 py-5">
      <p ref={heading} tabIndex={-1} className="font-titular text-t4 leading-tight outline-none">
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
