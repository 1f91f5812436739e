import type { ReactElement } from 'react';
import { type NumberRule, readNumber, writeGrouped } from '@/lib/calculators/input/number-input';
import { ChoiceField } from './choice-field';
import { choiceFault } from './field-error-message';
import type { Texts } from './field-texts';
import { NumberField } from './number-field';
import type { FieldErrorCause, FieldErrors, ParsedFields } from './use-calculator';

/** `when` says whether the field is shown and counts. `hint` announces the text `<key>Hint`. */
type Field = { name: string; start: string; hint?: true; when?: (values: Texts<string>) => boolean };

/** The figure counts units of the rule, divided by `per`. `unit` is a sign, or the key of its text. An `optional` field may be left empty. */
type NumberPart = Field & { rule: NumberRule; unit: string; per?: number; optional?: true };

/**
 * Each choice by what the form and its address say, which is the key of its label too, and what it stands for. Words of links
 * of before stand for a choice in `former`.
 */
type ChoicePart = Field & { options: Readonly<Record<string, unknown>>; former?: Readonly<Record<string, string>> };

type Declared = Readonly<Record<string, NumberPart | ChoicePart>>;
type NameOf<D extends Declared> = D[keyof D]['name'];
type OptionsOf<Part> = Part extends { options: infer Options } ? Options : never;
type ValueOf<Part> = Part extends { options: infer Options } ? Options[keyof Options] : number;
type MayLack<Part> = Part extends { when: unknown } | { optional: true } ? undefined : never;

/** The texts that the fields need: label, hint, labels of the choices, the sentence for an unknown choice, and units in words. */
type TextKey<D extends Declared> = {
  [Key in keyof D & string]:
    | Key
    | (D[Key] extends { hint: true } ? `${Key}Hint` : never)
    | (D[Key] extends { options: unknown } ? `${Key}Error` | (keyof OptionsOf<D[Key]> & string) : never)
    | (D[Key] extends { unit: infer Unit extends string } ? Exclude<Unit, '€' | '%'> : never);
}[keyof D & string];

/** A translator, as far as it is asked for these texts. */
export type Words<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** What the fields say. A field that does not count, or is left empty, is undefined. */
export type Figures<D extends Declared> = { [Key in keyof D]: ValueOf<D[Key]> | MayLack<D[Key]> };

/** What can be read of the fields: NaN for a number that is refused, undefined for a choice. */
export type Readable<D extends Declared> = {
  [Key in keyof D]: ValueOf<D[Key]> | MayLack<D[Key]> | (D[Key] extends { options: unknown } ? undefined : never);
};

/** Refuses a field, with the sentence under it or what is wrong by its rule. */
export type Refuse<Key> = (key: Key, cause: string | FieldErrorCause) => void;

/** What a form of these fields takes. */
export type FormProps<Name extends string> = {
  values: Texts<Name>;
  errors: FieldErrors<Name>;
  change: (name: Name, text: string) => void;
};

/** What differs from the declaration; `texts` are the values in the field's own texts. */
type Shown = {
  label?: string;
  hint?: string | undefined;

  texts?: Record<string, string | number>;
};

type FieldSet<D extends Declared> = {
  declared: D;
  /** The texts at first, by name. A given number counts units of the rule and is brought within it. */
  starts(given?: { [Key in keyof D]?: string | number | undefined }): Record<NameOf<D>, string>;
  /** Reads the fields that count and writes why the others are refused into `errors`. */
  take(
    values: Texts<NameOf<D>>,
    t: Words<TextKey<D>>,
    errors: FieldErrors<NameOf<D>>,
  ): [figures: Readable<D>, refuse: Refuse<keyof D>];
  /** Parses the fields; `judge` refuses what no rule alone covers, `build` gets the figures that all were accepted. */
  read<Input>(
    values: Texts<NameOf<D>>,
    t: Words<TextKey<D>>,
    judge: (figures: Readable<D>, refuse: Refuse<keyof D>) => void,
    build: (figures: Figures<D>) => Input,
  ): ParsedFields<NameOf<D>, Input>;
  /** The function that draws a field by its key; null for one that does not count. */
  form(
    props: FormProps<NameOf<D>> & { t: Words<TextKey<D>> },
  ): (key: keyof D & string, shown?: Shown) => ReactElement | null;
};

type SetOf = { declared: Declared };
export type NameIn<S extends SetOf> = S extends SetOf ? NameOf<S['declared']> : never;
export type ValuesIn<S extends SetOf> = Texts<NameIn<S>>;
export type TextIn<S extends SetOf> = S extends SetOf ? TextKey<S['declared']> : never;

/** The choices of a list, each of which stands for itself. */
export function each<Value extends string>(values: readonly Value[]): { readonly [V in Value]: V } {
  return Object.fromEntries(values.map((value) => [value, value])) as { [V in Value]: V };
}

/** The choice that a text names, by its present word. */
function presentWord({ former = {} }: ChoicePart, text: string): string {
  return (Object.hasOwn(former, text) && former[text]) || text;
}

/** The fields of a calculator, declared once: what they hold at first, how they are read, and how they look, follow from it. */
export function defineFields<const D extends Declared>(declared: D): FieldSet<D> {
  const fields: Declared = declared;

  const take = (values: Texts<string>, t: Words<string>, errors: FieldErrors<string>) => {
    const refuse = (key: string, cause: string | FieldErrorCause) => {
      const { name } = fields[key] as Field;
      errors[name] = typeof cause === 'string' ? { message: cause } : cause;
    };
    const figure = (key: string, field: NumberPart | ChoicePart): unknown => {
      const text = values[field.name] ?? '';
      if (field.when && !field.when(values)) return undefined;
      if ('options' in field) {
        const word = presentWord(field, text);
        if (Object.hasOwn(field.options, word)) return field.options[word];
        return refuse(key, t(`${key}Error`));
      }
      if (field.optional && text.trim() === '') return undefined;
      const reading = readNumber(text, field.rule);
      if (reading.ok) return reading.value / (field.per ?? 1);
      refuse(key, { reason: reading.reason, rule: field.rule });
      return Number.NaN;
    };
    const figures = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, figure(key, field)]));
    return [figures, refuse] as const;
  };

  const set = {
    declared,
    starts(given: Readonly<Record<string, string | number | undefined>> = {}) {
      const startOf = (key: string, field: NumberPart | ChoicePart) => {
        const start = given[key] ?? field.start;
        if (typeof start === 'string' || !('rule' in field)) return String(start);
        const { min, max, decimals } = field.rule;
        return writeGrouped(Math.min(Math.max(start, min), max), decimals);
      };
      return Object.fromEntries(Object.entries(fields).map(([key, field]) => [field.name, startOf(key, field)]));
    },
    take,
    read(
      values: Texts<string>,
      t: Words<string>,
      judge: (figures: unknown, refuse: Refuse<string>) => void,
      build: (figures: unknown) => unknown,
    ) {
      const errors: FieldErrors<string> = {};
      const [figures, refuse] = take(values, t, errors);
      judge(figures, refuse);
      return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, input: build(figures) };
    },
    form({ values, errors, change, t }: FormProps<string> & { t: Words<string> }) {
      return (key: string, shown: Shown = {}) => {
        const field = fields[key];
        if (!field || (field.when && !field.when(values))) return null;
        const { name } = field;
        const label = shown.label ?? t(key, shown.texts);
        const hint = shown.hint ?? (field.hint ? t(`${key}Hint`, shown.texts) : undefined);
        const common = { name, value: values[name] ?? '', onChange: change };
        if ('options' in field) {
          const choices = Object.keys(field.options).map((value) => ({ value, label: t(value, shown.texts) }));
          const error = choiceFault(errors[name]);
          const value = presentWord(field, common.value);
          return <ChoiceField key={name} {...common} {...{ legend: label, hint, choices, error, value }} />;
        }
        const unit = field.unit === '€' || field.unit === '%' ? field.unit : t(field.unit);
        return <NumberField key={name} {...common} {...{ label, hint, unit, rule: field.rule, error: errors[name] }} />;
      };
    },
  };
  return set as unknown as FieldSet<D>;
}
