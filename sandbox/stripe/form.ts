import type { Metadata } from '../records';
import { invalid, missing, unknownParameters } from './errors';

/** Stripe's `a[b][0]=c` as a tree of maps; a list is a map whose keys are its indices. */
export type Form = Map<string, string | Form>;

/** What a form may hold: a text, a map of free texts (metadata), a list of one shape, or named fields. */
export type Shape = 'text' | 'texts' | [Shape] | { [name: string]: Shape };

const MAX_DEPTH = 8;

export function parseForm(encoded: string): Form {
  const form: Form = new Map();
  for (const [key, value] of new URLSearchParams(encoded)) {
    const path = key.replaceAll(']', '').split('[');
    if (path.length > MAX_DEPTH) throw invalid('Invalid request: parameters are nested too deeply.');
    insert(form, path, value);
  }
  return form;
}

function insert(form: Form, [name = '', ...rest]: string[], value: string): void {
  // `a[]=x&a[]=y`: the index is the position.
  const key = name === '' ? String(form.size) : name;
  if (rest.length === 0) {
    form.set(key, value);
    return;
  }
  const existing = form.get(key);
  const child: Form = existing instanceof Map ? existing : new Map();
  form.set(key, child);
  insert(child, rest, value);
}

/** Throws Stripe's error for the first level with an unknown parameter. */
export function refuseUnknown(form: Form, shape: Shape): void {
  const unknown = unknownIn(form, shape, '');
  if (unknown.length > 0) throw unknownParameters(unknown);
}

function unknownIn(value: string | Form, shape: Shape, path: string): string[] {
  if (shape === 'texts') return [];
  if (shape === 'text') {
    if (value instanceof Map) throw invalid(`Invalid string: ${JSON.stringify(plain(value))}`, { param: path });
    return [];
  }
  if (typeof value === 'string') {
    // Stripe treats an empty text as absent.
    if (value === '') return [];
    throw invalid(Array.isArray(shape) ? 'Invalid array' : 'Invalid object', { param: path });
  }
  return [...value].flatMap(([key, child]) => {
    const childPath = path ? `${path}[${key}]` : key;
    const childShape = Array.isArray(shape) ? shape[0] : shape[key];
    return childShape ? unknownIn(child, childShape, childPath) : [childPath];
  });
}

function plain(form: Form): Record<string, unknown> {
  return Object.fromEntries([...form].map(([key, value]) => [key, value instanceof Map ? plain(value) : value]));
}

export function child(form: Form, name: string): Form {
  const value = form.get(name);
  return value instanceof Map ? value : new Map();
}

/** The members of a list, each with its path as Stripe's errors show it. */
export function members(form: Form, name: string): { path: string; form: Form }[] {
  return [...child(form, name)].flatMap(([index, value]) =>
    value instanceof Map ? [{ path: `${name}[${index}]`, form: value }] : [],
  );
}

export function texts(form: Form, name: string): string[] {
  return [...child(form, name).values()].filter((value) => typeof value === 'string');
}

export function text(form: Form, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : null;
}

export function requiredText(form: Form, name: string, path = name): string {
  const value = text(form, name);
  if (value === null) throw missing(path);
  return value;
}

export function integer(form: Form, name: string, path = name): number | null {
  const value = text(form, name);
  if (value === null) return null;
  if (!/^-?\d{1,15}$/.test(value))
    throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: path });
  return Number(value);
}

export function choice<T extends string>(form: Form, name: string, allowed: readonly T[]): T | null {
  const value = text(form, name);
  if (value === null) return null;
  const chosen = allowed.find((option) => option === value);
  if (!chosen) throw invalid(`Invalid ${name}: must be one of ${listed(allowed)}`, { param: name });
  return chosen;
}

/** "a, b, or c", as Stripe lists choices. */
function listed(options: readonly string[]): string {
  if (options.length < 3) return options.join(' or ');
  return `${options.slice(0, -1).join(', ')}, or ${options.at(-1)}`;
}

export function flag(form: Form, name: string, path = name): boolean {
  const value = text(form, name);
  if (value === null) return false;
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, { param: path });
  return value === 'true';
}

/** At most 50 keys of 40 characters with values of 500; an empty value unsets the key. */
export function metadata(form: Form, name: string, path = name): Metadata {
  const entries = [...child(form, name)].flatMap(([key, value]) => {
    if (typeof value !== 'string') throw invalid('Metadata values must be strings.', { param: `${path}[${key}]` });
    if (key.length > 40) throw invalid('Metadata keys can have up to 40 characters.', { param: path });
    if (value.length > 500) {
      const message = `Metadata values can have up to 500 characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`;
      throw invalid(message, { param: `${path}[${key}]` });
    }
    return value === '' ? [] : [[key, value] as const];
  });
  if (entries.length > 50) throw invalid('Metadata can have up to 50 keys.', { param: path });
  return Object.fromEntries(entries);
}
