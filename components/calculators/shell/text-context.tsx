'use client';

import type { Messages } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';

type Namespace = keyof Messages;
type Key<Name extends Namespace> = {
  [K in keyof Messages[Name]]: Messages[Name][K] extends string ? K : never;
}[keyof Messages[Name]] &
  string;

const TextContext = createContext<Partial<Messages>>({});

/** The messages that the calculator of a page needs, and no others. Made by `CalculatorText`. */
export function TextProvider({ messages, children }: { messages: Partial<Messages>; children: ReactNode }) {
  return <TextContext value={messages}>{children}</TextContext>;
}

export type Translate<Name extends Namespace> = (
  key: Key<Name>,
  values?: Readonly<Record<string, string | number | undefined>>,
) => string;

/**
 * Short texts of one namespace, with `{name}` filled in. Not next-intl's hook: its formatter would take 12 kB
 * of the 40 kB that a calculator may load, for plurals that these messages do not use.
 */
export function useCalculatorText<Name extends Namespace>(namespace: Name): Translate<Name> {
  const messages: Readonly<Record<string, unknown>> | undefined = useContext(TextContext)[namespace];
  return (key, values = {}) => {
    const message = messages?.[key];
    if (typeof message !== 'string') throw new Error(`${namespace}.${key} was not given to this calculator`);
    return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
