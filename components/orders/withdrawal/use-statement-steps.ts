import { type RefObject, useCallback, useEffect, useState } from 'react';
import { forgetStatement, storedStatement, storeStatement } from './stored-statement';
import type { StatedField, StatementAnswer } from './withdrawal-answer';

/** Values of the form; in its second step the contract's are in hidden fields. */
export function statedIn(form: HTMLFormElement | FormData | null): Record<StatedField, string> {
  const data = form instanceof HTMLFormElement ? new FormData(form) : form;
  const text = (name: StatedField) => String(data?.get(name) ?? '');
  return {
    name: text('name'),
    number: text('number'),
    service: text('service'),
    day: text('day'),
    ackEmail: text('ackEmail'),
  };
}

const CONFIRM = '#confirmar';

/**
 * The steps of the public form in the history of the browser: back from the second is the first, filled in, and a reload stays.
 * Without a script each step is a page of its own, whose fields the browser keeps.
 */
export function useStatementSteps(form: RefObject<HTMLFormElement | null>, answer: StatementAnswer) {
  const [returned, setReturned] = useState<{ before: StatementAnswer; to: StatementAnswer } | null>(null);
  const [sent, setSent] = useState('');
  // The next answer of the server is newer than what was returned to.
  const shown = returned?.before === answer ? returned.to : answer;

  useEffect(() => {
    const inAddress = window.location.hash === CONFIRM;
    if (answer.step === 'confirm') {
      storeStatement(statedIn(form.current), answer.statement);
      if (!inAddress) window.history.pushState(null, '', CONFIRM);
    } else if (inAddress && Object.keys(answer.values).length > 0) {
      window.history.replaceState(null, '', window.location.pathname);
    }
  }, [form, answer]);

  useEffect(() => {
    const restore = () => {
      const stored = storedStatement();
      setSent(stored?.sent ?? '');
      if (!stored || stored.sent) return;
      const { values, statement } = stored;
      const kept = { ...answer, outcome: 'none', title: '', detail: '', errors: {}, values } as const;
      const confirms = window.location.hash === CONFIRM && statement !== '';
      const to = confirms ? { step: 'confirm', statement } : { step: 'write', statement: '' };
      setReturned({ before: answer, to: { ...kept, ...to } as StatementAnswer });
    };
    if (answer.outcome === 'none' && answer.step === 'write') restore();
    // The way to the contents of the page, for one, is an entry of the history as well.
    const onPopstate = () => {
      if (['', CONFIRM].includes(window.location.hash)) restore();
    };
    window.addEventListener('popstate', onPopstate);
    return () => window.removeEventListener('popstate', onPopstate);
  }, [answer]);

  const store = useCallback(() => {
    storeStatement(statedIn(form.current), shown.step === 'confirm' ? shown.statement : '');
  }, [form, shown]);

  const startOver = useCallback(() => {
    forgetStatement();
    setSent('');
  }, []);

  return { shown, store, sent, startOver };
}
