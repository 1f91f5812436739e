import { type FormEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readFragment, writeFragment } from '@/lib/calculators/fragment';
import type { NumberErrorReason, NumberRule } from '@/lib/calculators/number-input';
import { afterPaint } from './after-paint';
import { SUBMITTED_BEFORE_HYDRATION } from './submitted-before-hydration';

/** Why a field is refused: its rule says so, or the calculator gives a sentence. */
export type FieldErrorCause = { reason: NumberErrorReason; rule: NumberRule } | { message: string };

export type FieldErrors<Name extends string> = Partial<Record<Name, FieldErrorCause>>;

export type ParsedFields<Name extends string, Input> =
  | { ok: true; input: Input }
  | { ok: false; errors: FieldErrors<Name> };

type Options<Name extends string, Input, Result> = {
  /** Initial texts of the fields. The keys are the field names and the parameters of the address fragment. */
  defaults: Readonly<Record<Name, string>>;
  /** Parses the typed texts. Pure. */
  read: (values: Readonly<Record<Name, string>>) => ParsedFields<Name, Input>;
  compute: (input: Input) => Result;
  /** Adjusts other fields after a change. Pure, and the same function at each render. */
  follow?: (
    next: Record<Name, string>,
    changed: Name,
    previous: Readonly<Record<Name, string>>,
  ) => Record<Name, string>;
};

export type Calculated<Name extends string, Input, Result> = {
  input: Input;
  result: Result;
  values: Readonly<Record<Name, string>>;
  /** Number of calculations: a repeated result is announced again. */
  run: number;
};

export type Calculator<Name extends string, Input, Result> = {
  values: Readonly<Record<Name, string>>;
  /** Of the last submission, without the fields changed since. */
  errors: FieldErrors<Name>;
  /** The same function at each render, so that memoised fields are not rendered again. */
  change: (name: Name, text: string) => void;
  /** The last successful calculation. */
  calculated: Calculated<Name, Input, Result> | undefined;
  /** The fields differ from what was calculated. */
  outdated: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  /** The element scrolled into view when a result lies below the window. */
  resultRef: RefObject<HTMLDivElement | null>;
  submit: (event: FormEvent) => void;
};

function differ<Name extends string>(a: Readonly<Record<Name, string>>, b: Readonly<Record<Name, string>>): boolean {
  return Object.keys(a).some((name) => a[name as Name] !== b[name as Name]);
}

const NO_ERRORS: FieldErrors<never> = {};

/** The texts in the form's fields; a name without a field or a choice keeps its value. */
function typedInto<Name extends string>(form: HTMLFormElement, values: Readonly<Record<Name, string>>) {
  const typed: Record<Name, string> = { ...values };
  const data = new FormData(form);
  for (const name of Object.keys(values) as Name[]) {
    const value = data.get(name);
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
}

/**
 * The state of a calculator. It computes on submission only. A fragment in the address fills the fields in and submits once.
 * A refused submission focuses the first invalid field.
 */
export function useCalculator<Name extends string, Input, Result>(
  options: Options<Name, Input, Result>,
): Calculator<Name, Input, Result> {
  const { defaults, read, compute, follow } = options;
  const [values, setValues] = useState<Readonly<Record<Name, string>>>(defaults);
  const [errors, setErrors] = useState<FieldErrors<Name>>(NO_ERRORS);
  const [refusedCount, setRefusedCount] = useState(0);
  const [calculated, setCalculated] = useState<Calculated<Name, Input, Result>>();
  const formRef = useRef<HTMLFormElement>(null);
  const resultRef = useRef<HTMLDivElement>(null);

  const calculate = (from: Readonly<Record<Name, string>>) => {
    const parsed = read(from);
    if (!parsed.ok) {
      setErrors(parsed.errors);
      setRefusedCount((count) => count + 1);
      return;
    }
    setErrors(NO_ERRORS);
    const { input } = parsed;
    afterPaint(() =>
      setCalculated((last) => ({ input, result: compute(input), values: from, run: (last?.run ?? 0) + 1 })),
    );
  };

  const restore = () => {
    const given = readFragment(location.hash, Object.keys(defaults) as Name[]);
    if (!given) return false;
    const restored = { ...defaults, ...given };
    setValues(restored);
    if (!calculated || differ(restored, calculated.values)) calculate(restored);
    return true;
  };

  /** Fields may be filled in, and the form submitted, before hydration. */
  const resume = (form: HTMLFormElement) => {
    const typed = typedInto(form, values);
    setValues(typed);
    if (form.hasAttribute(SUBMITTED_BEFORE_HYDRATION)) calculate(typed);
  };

  const restoreRef = useRef(restore);
  const resumeRef = useRef(resume);
  useLayoutEffect(() => {
    restoreRef.current = restore;
    resumeRef.current = resume;
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
    if (!restoreRef.current() && form) resumeRef.current(form);
    const onHashChange = () => restoreRef.current();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  useEffect(() => {
    if (refusedCount === 0) return;
    const invalid = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = invalid?.matches('input, select') ? invalid : invalid?.querySelector<HTMLElement>('input');
    control?.focus();
  }, [refusedCount]);

  const latest = calculated?.values;
  useEffect(() => {
    if (!latest) return;
    // After the result is painted: the router reacts to address changes and would delay the paint.
    const timer = setTimeout(() => history.replaceState(null, '', writeFragment(latest)), 50);
    return () => clearTimeout(timer);
  }, [latest]);

  const run = calculated?.run;
  useEffect(() => {
    const panel = resultRef.current;
    if (run === undefined || !panel) return;
    // In the next frame: measuring now would force a layout before the paint.
    const frame = requestAnimationFrame(() => {
      if (panel.getBoundingClientRect().top > innerHeight - 240) panel.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [run]);

  return {
    values,
    errors,
    change,
    calculated,
    outdated: calculated !== undefined && differ(values, calculated.values),
    formRef,
    resultRef,
    submit: (event) => {
      event.preventDefault();
      calculate(values);
    },
  };
}
