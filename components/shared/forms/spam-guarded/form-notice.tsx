import { PageChanged } from '@/components/shared/forms/page-changed';
import { Notice } from '@/components/shared/ui/notice';
import { type FormAnswer, TOASTED } from './form-answer';

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
  const isNote = outcome === 'sent' || outcome === 'ask-again';
  return (
    <Notice tone={isNote ? 'note' : 'error'} silent={isOwn && TOASTED.includes(outcome)}>
      <p className="font-titular text-t4 leading-tight">{title}</p>
      {detail && <p className="mt-1">{detail}</p>}
    </Notice>
  );
}
