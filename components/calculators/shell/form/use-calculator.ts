'use client';

import { type FormEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readFragment, writeFragment } from '@/lib/calculators/fragment';
import type { NumberFault, NumberRule } from '@/lib/calculators/number-input';
import { afterPaint } from './after-paint';
import { SUBMITTED_BEFORE_HYDRATION } from './submitted-before-hydration';

/** Why a field was refused: by its rule, or by a sentence of the calculator's own. */
export type FieldFault = { fault: NumberFault; rule: NumberRule } | { message: string };

export type Faults<Name extends string> = Partial<Record<Name, FieldFault>>;

export type Reading<Name extends string, Input> = { ok: true; input: Input } | { ok: false; faults: Faults<Name> };

type Options<Name extends string, Input, Result> = {
  /** Texts that the fields show first; its keys are the field names and the fragment's parameters. */
  defaults: Readonly<Record<Name, string>>;
  /** From what was typed to what is computed with. Pure. */
  read: (values: Readonly<Record<Name, string>>) => Reading<Name, Input>;
  compute: (input: Input) => Result;
  /** What a change of one field does to the others; by default nothing. Pure, and the same function at each render. */
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
  /** Counts the presses, so that an announcement is made again for the same figures. */
  run: number;
};

export type Calculator<Name extends string, Input, Result> = {
  values: Readonly<Record<Name, string>>;
  /** What `read` says of the values as they stand, whether or not the button was pressed. */
  reading: Reading<Name, Input>;
  /** Found at the last press and not yet corrected. */
  faults: Faults<Name>;
  /** The same function at each render, so that a press does not draw the fields again. */
  change: (name: Name, text: string) => void;
  /** Nothing before the first press; the last good one afterwards. */
  calculated: Calculated<Name, Input, Result> | undefined;
  /** The fields no longer say what was calculated. */
  outdated: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  /** Goes on the place that the browser scrolls to when a result lies below the window. */
  resultRef: RefObject<HTMLDivElement | null>;
  submit: (event: FormEvent) => void;
};

function differ<Name extends string>(a: Readonly<Record<Name, string>>, b: Readonly<Record<Name, string>>): boolean {
  return Object.keys(a).some((name) => a[name as Name] !== b[name as Name]);
}

const NO_FAULTS: Faults<never> = {};

/** What the fields of the form hold; a name without a field or a choice keeps its value. */
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
 * The state of a calculator: nothing is computed until the button is pressed, each press computes again,
 * and a fragment in the address fills the fields in and presses once. A refused press puts the focus on the first bad field.
 */
export function useCalculator<Name extends string, Input, Result>(
  options: Options<Name, Input, Result>,
): Calculator<Name, Input, Result> {
  const { defaults, read, compute, follow } = options;
  const [values, setValues] = useState<Readonly<Record<Name, string>>>(defaults);
  const [faults, setFaults] = useState<Faults<Name>>(NO_FAULTS);
  const [refusals, setRefusals] = useState(0);
  const [calculated, setCalculated] = useState<Calculated<Name, Input, Result>>();
  const formRef = useRef<HTMLFormElement>(null);
  const resultRef = useRef<HTMLDivElement>(null);

  const calculate = (from: Readonly<Record<Name, string>>) => {
    const reading = read(from);
    if (!reading.ok) {
      setFaults(reading.faults);
      setRefusals((count) => count + 1);
      return;
    }
    setFaults(NO_FAULTS);
    const { input } = reading;
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

  /** Somebody may have typed, and pressed the button, before this script ran. */
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
      setFaults(({ [name]: _corrected, ...others }) => others as Faults<Name>);
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
    if (refusals === 0) return;
    const bad = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = bad?.matches('input, select') ? bad : bad?.querySelector<HTMLElement>('input');
    control?.focus();
  }, [refusals]);

  const latest = calculated?.values;
  useEffect(() => {
    if (!latest) return;
    // Once the answer is painted: the router listens to addresses and would delay it.
    const timer = setTimeout(() => history.replaceState(null, '', writeFragment(latest)), 50);
    return () => clearTimeout(timer);
  }, [latest]);

  const run = calculated?.run;
  useEffect(() => {
    const panel = resultRef.current;
    if (run === undefined || !panel) return;
    // In the next frame: asked for now, the layout would delay the answer to the press.
    const frame = requestAnimationFrame(() => {
      if (panel.getBoundingClientRect().top > innerHeight - 240) panel.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [run]);

  return {
    values,
    reading: read(values),
    faults,
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
