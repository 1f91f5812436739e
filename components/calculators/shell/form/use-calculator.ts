import { type FormEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useKeptOverReload } from '@/components/shared/forms/use-kept-over-reload';
import { readFragment } from '@/lib/calculators/input/fragment';
import type { NumberErrorReason, NumberRule } from '@/lib/calculators/input/number-input';
import { differ, type Texts, typedInto } from './field-texts';
import { SUBMITTED_BEFORE_HYDRATION } from './submitted-before-hydration';

/** Why a field is refused: its rule says so, or the calculator gives a sentence. */
export type FieldErrorCause = { reason: NumberErrorReason; rule: NumberRule } | { message: string };

export type FieldErrors<Name extends string> = Partial<Record<Name, FieldErrorCause>>;

export type ParsedFields<Name extends string, Input> =
  | { ok: true; input: Input }
  | { ok: false; errors: FieldErrors<Name> };

type Options<Name extends string, Input, Result> = {
  /** Initial texts of the fields. The keys are the field names and the parameters of the address fragment. */
  defaults: Texts<Name>;
  /** What a fragment means that leaves fields out, if it is something else than `defaults`. */
  linkDefaults?: Texts<Name>;
  /** Parses the typed texts. Pure. */
  read: (values: Texts<Name>) => ParsedFields<Name, Input>;
  compute: (input: Input) => Result;
  /** Adjusts other fields after a change. Pure, and the same function at each render. */
  follow?: (next: Record<Name, string>, changed: Name, previous: Texts<Name>) => Record<Name, string>;
};

/** What asked for a calculation: the button, an address with a fragment, or a changed field after the first result. */
type CalculationCause = 'press' | 'link' | 'change';

export type Calculated<Name extends string, Input, Result> = {
  input: Input;
  result: Result;
  values: Texts<Name>;
  cause: CalculationCause;
  /** Number of calculations that were asked for, by button or link: a repeated result is announced again. */
  asked: number;
};

export type Calculator<Name extends string, Input, Result> = {
  values: Texts<Name>;
  /** Of the last refusal, without the fields changed since. */
  errors: FieldErrors<Name>;
  /** The same function at each render, so that memoised fields are not rendered again. */
  change: (name: Name, text: string) => void;
  /** The last successful calculation. */
  calculated: Calculated<Name, Input, Result> | undefined;
  /** The form was touched, or there is a result: what a result consists of is worth loading. */
  begun: boolean;
  /** The fields were changed to something that cannot be calculated. */
  outdated: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  submit: (event: FormEvent) => void;
};

/** An accepted calculation that waits for the next paint. */
type Pending<Name extends string> =
  | { values: Texts<Name>; cause: CalculationCause; run: () => void; cancel: () => void }
  | undefined;

/** Milliseconds without a change after which an invalid field is refused: most are only half typed. */
const TYPING_PAUSE = 1_000;

/** By a hand or the keyboard. */
const TOUCHES = ['pointerover', 'focusin'];

const NO_ERRORS: FieldErrors<never> = {};

/**
 * The state of a calculator. The first result takes a submission; after it the result follows the fields. A fragment in the
 * address fills the fields in and submits once. A refused submission focuses the first invalid field.
 */
export function useCalculator<Name extends string, Input, Result>(
  options: Options<Name, Input, Result>,
): Calculator<Name, Input, Result> {
  const { defaults, linkDefaults = defaults, read, compute, follow } = options;
  const [values, setValues] = useState<Texts<Name>>(defaults);
  const [errors, setErrors] = useState<FieldErrors<Name>>(NO_ERRORS);
  const [refusedCount, setRefusedCount] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [calculated, setCalculated] = useState<Calculated<Name, Input, Result>>();
  const [isTouched, setTouched] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const pending = useRef<Pending<Name>>(undefined);
  const { restored, forget } = useKeptOverReload(formRef);

  const accept = (input: Input, from: Texts<Name>, cause: CalculationCause) => {
    // Changes faster than the screen are computed once, but each press has its answer.
    if (pending.current?.cause !== 'change') pending.current?.run();
    pending.current?.cancel();
    const run = () => {
      pending.current?.cancel();
      pending.current = undefined;
      setRefused(false);
      setErrors(NO_ERRORS);
      setCalculated((last) => ({
        input,
        result: compute(input),
        values: from,
        cause,
        asked: (last?.asked ?? 0) + (cause === 'change' ? 0 : 1),
      }));
    };
    pending.current = { values: from, cause, run, cancel: afterPaint(run) };
  };

  const refuse = (refused: FieldErrors<Name>) => {
    setErrors(refused);
    setRefused(true);
  };

  const calculate = (from: Texts<Name>, cause: CalculationCause) => {
    const parsed = read(from);
    if (parsed.ok) {
      accept(parsed.input, from, cause);
      return;
    }
    // The answer that stays is the one of the last accepted figures.
    pending.current?.run();
    refuse(parsed.errors);
    setRefusedCount((count) => count + 1);
  };

  const restore = () => {
    const given = readFragment(location.hash, Object.keys(defaults) as Name[]);
    if (!given) return false;
    const restored = { ...linkDefaults, ...given };
    setValues(restored);
    if (!calculated || differ(restored, calculated.values)) calculate(restored, 'link');
    return true;
  };

  /** Fields may be filled in, and the form submitted, before hydration, or before a reload. */
  const resume = (form: HTMLFormElement) => {
    const inForm: Texts<string> = typedInto(form, values);
    // Also of fields that the form does not show yet.
    const before = Object.entries(restored()).filter(([name]) => inForm[name] === values[name as Name]);
    const typed = { ...inForm, ...Object.fromEntries(before) } as Texts<Name>;
    setValues(typed);
    if (form.hasAttribute(SUBMITTED_BEFORE_HYDRATION)) calculate(typed, 'press');
  };

  /** Returns what undoes a waiting refusal. */
  const followFields = (typed: typeof values, shown: typeof calculated) => {
    if (!shown || pending.current?.values === typed || !differ(typed, shown.values)) return undefined;
    const parsed = read(typed);
    if (parsed.ok) return accept(parsed.input, typed, 'change');
    const timer = setTimeout(() => refuse(parsed.errors), TYPING_PAUSE);
    return () => clearTimeout(timer);
  };

  const latest = useRef({ restore, resume, followFields });
  useLayoutEffect(() => {
    latest.current = { restore, resume, followFields };
  });

  const change = useCallback(
    (name: Name, text: string) => {
      setValues((current) => {
        const next = { ...current, [name]: text };
        return follow ? follow(next, name, current) : next;
      });
      setErrors(({ [name]: _corrected, ...others }) => others as FieldErrors<Name>);
    },
    [follow],
  );

  useEffect(() => {
    const form = formRef.current;
    if (!latest.current.restore() && form) latest.current.resume(form);
    const onHashChange = () => latest.current.restore();
    addEventListener('hashchange', onHashChange);
    return () => {
      removeEventListener('hashchange', onHashChange);
      pending.current?.cancel();
    };
  }, []);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    let cancel: (() => void) | undefined;
    // The first touch may be the press itself, which is shown before what the result consists of is loaded.
    const touch = () => {
      cancel ??= afterPaint(() => setTouched(true));
    };
    if (form.contains(document.activeElement)) touch();
    for (const event of TOUCHES) form.addEventListener(event, touch);
    return () => {
      cancel?.();
      for (const event of TOUCHES) form.removeEventListener(event, touch);
    };
  }, []);

  useEffect(() => latest.current.followFields(values, calculated), [values, calculated]);

  useEffect(() => {
    // From here on the address has it.
    if (calculated) forget();
  }, [calculated, forget]);

  useEffect(() => {
    if (refusedCount === 0) return;
    const invalid = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = invalid?.matches('input, select') ? invalid : invalid?.querySelector<HTMLElement>('input');
    control?.focus();
  }, [refusedCount]);

  return {
    values,
    errors,
    change,
    calculated,
    begun: isTouched || calculated !== undefined,
    outdated: isRefused && calculated !== undefined && differ(values, calculated.values),
    formRef,
    submit: (event) => {
      event.preventDefault();
      calculate(values, 'press');
    },
  };
}

/** Milliseconds after which a page that is not drawn, behind another window for example, stops waiting for a frame. */
const NO_FRAME = 250;

/**
 * Runs `work` after the next frame is painted, so that an expensive computation does not delay feedback to the press.
 * The returned function cancels it.
 */
function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, NO_FRAME);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
