import { PageChanged } from '@/components/shared/forms/page-changed';
import { Notice } from '@/components/shared/ui/notice';
import type { FormAnswer } from './form-answer';

const errors: readonly FormAnswer<string>['outcome'][] = ['invalid', 'failed', 'limited'];

type Props = {
  answer: FormAnswer<string>;
  /** Not announced: a toast says the same. */
  silent: boolean;
};

/** The outcome of a submit, beside the form: toasts go away, and need JavaScript. */
export function FormNotice({ answer: { outcome, title, detail }, silent }: Props) {
  if (outcome === 'page-changed') return <PageChanged />;
  if (!title) return null;
  return (
    <Notice tone={errors.includes(outcome) ? 'error' : 'note'} silent={silent}>
      <p className="font-titular text-t4 leading-tight">{title}</p>
      {detail && <p className="mt-1">{detail}</p>}
    </Notice>
  );
}
