// Checks of JSON without zod, which alone would be a tenth of the first load.

export type Guard<Value> = (value: unknown) => value is Value;

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';
export const isAnything: Guard<unknown> = (value): value is unknown => true;

export const isWebAddress: Guard<string> = (value): value is string =>
  isText(value) && /^https?:/.test(value) && URL.canParse(value);

export const isSecureAddress: Guard<string> = (value): value is string =>
  isWebAddress(value) && value.startsWith('https:');

export const isOneOf =
  <Value extends string>(...values: readonly Value[]): Guard<Value> =>
  (value): value is Value =>
    values.some((allowed) => allowed === value);

export const isNullOr =
  <Value>(isValue: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || isValue(value);

export const isAbsentOr =
  <Value>(isValue: Guard<Value>): Guard<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || isValue(value);

export const isListOf =
  <Value>(isValue: Guard<Value>): Guard<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(isValue);

export const isRecord: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with at least these properties. */
export const isShape =
  <Value extends object>(properties: { [Key in keyof Value]: Guard<Value[Key]> }): Guard<Value> =>
  (value): value is Value =>
    isRecord(value) &&
    Object.entries<Guard<unknown>>(properties).every(([key, isValue]) => isValue(Reflect.get(value, key)));
