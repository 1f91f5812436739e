import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { FieldError } from '@/components/shared/ui/field-error';
import { unlessWords } from '@/components/shared/ui/unless-words';
import { type NumberRule, readNumber, writeGrouped } from '@/lib/calculators/input/number-input';
import { fieldErrorMessage } from './field-error-message';
import slider from './slider.module.css';
import type { FieldErrorCause } from './use-calculator';

/** Range of the slider, in the units of the field's rule; the field may accept more. */
type SliderRange = { min: number; max: number; step: number };

type NumberFieldProps<Name extends string> = {
  name: Name;
  label: string;
  /** Shown inside the field and after the limits in error messages. */
  unit: string;
  value: string;
  rule: NumberRule;
  onChange: (name: Name, text: string) => void;
  error?: FieldErrorCause | undefined;
  hint?: ReactNode;
  range?: SliderRange;
  placeholder?: string;
};

/** A number with its unit. Keeps the typed text, valid or not. A `range` adds a slider. */
export function NumberField<Name extends string>(props: NumberFieldProps<Name>) {
  const { name, label, unit, value, rule, onChange, error, hint, range, placeholder } = props;
  const t = useTranslations('Calculator');
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  /** A figure that is understood is written as it was read; any other stays as typed. */
  const tidy = () => {
    const reading = readNumber(value, rule);
    const written = reading.ok ? writeGrouped(reading.value, rule.decimals) : value;
    if (written !== value) onChange(name, written);
  };

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {label}
      </label>
      <div
        className={`relative flex min-h-14 items-center gap-2 border-[1.5px] bg-papel px-4 has-[input[type=text]:focus-visible]:outline-3 has-[input[type=text]:focus-visible]:outline-offset-2 has-[input[type=text]:focus-visible]:outline-tinta ${range ? 'rounded-t-respaldo-s border-b-0' : 'respaldo-s border-b-2 border-b-tinta'} ${error ? 'border-error' : 'border-borde'}`}
      >
        <input
          id={id}
          type="text"
          name={name}
          value={value}
          onChange={(event) => onChange(name, event.target.value)}
          onBlur={tidy}
          inputMode={rule.decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="min-h-11 w-full min-w-0 flex-1 bg-transparent font-titular text-campo font-medium outline-none"
        />
        <span translate={unlessWords(unit)} className="font-titular text-campo text-tinta-2">
          {unit}
        </span>
      </div>
      {range && (
        <Slider
          label={t('slider', { field: label })}
          {...{ value, rule, range, unit }}
          onMove={(text) => onChange(name, text)}
        />
      )}
      {hint && (
        <p id={`${id}-hint`} className={`${range ? 'mt-4' : 'mt-1.5'} text-nota text-tinta-2`}>
          {hint}
        </p>
      )}
      {error && (
        <div className={range && !hint ? 'pt-3' : ''}>
          <FieldError id={`${id}-error`}>{fieldErrorMessage(error, unit)}</FieldError>
        </div>
      )}
    </div>
  );
}

type SliderProps = {
  label: string;
  value: string;
  rule: NumberRule;
  range: SliderRange;
  unit: string;
  onMove: (text: string) => void;
};

/** At the nearest end when the field's value lies outside the range or cannot be read. */
function Slider({ label, value, rule, range, unit, onMove }: SliderProps) {
  const reading = readNumber(value, { ...rule, min: 0 });
  const nearest = !reading.ok && reading.reason === 'above' ? range.max : range.min;
  const position = reading.ok ? Math.min(Math.max(reading.value, range.min), range.max) : nearest;
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={`${value} ${unit}`}
      min={range.min}
      max={range.max}
      step={range.step}
      value={position}
      onChange={(event) => onMove(writeGrouped(event.target.valueAsNumber, rule.decimals))}
      className={slider.slider}
    />
  );
}
