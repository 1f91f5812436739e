import { useEffect } from 'react';
import type { Touch } from '@/components/private/keys/passkey';
import { isAttended } from '@/components/shared/browser/attendance';
import { loadCode } from '@/components/shared/browser/load-code';
import type { Voucher } from '@/lib/private/sealing/desk-way';
import type { Opener, Recipient } from '@/lib/private/sealing/identity';
import { localProblem } from '../problem-note';
import { askToConfirm } from '../session-handler';

/**
 * What the passkey that was touched last stands for: it opens what is wrapped for it, and vouches for what it has opened. `credentialId` is
 * null for the key on paper.
 */
export type DeskOpener = { credentialId: string | null; opener: Opener; recipient: Recipient; voucher: Voucher };

/** In the memory of this tab alone, and not for long. */
let touched: Promise<DeskOpener | null> | null = null;
let watch: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const LOOK_EVERY_MS = 15_000;

const loadOpenerOf = () => import('./derive-desk-opener');

/** After the server has accepted this touch. */
export function rememberTouch({ answer, secret }: Touch): void {
  const opener = secret && loadCode(loadOpenerOf).then(({ deriveDeskOpener }) => deriveDeskOpener(answer.id, secret));
  remember(opener);
}

/** Of a key on paper that was typed. */
export function rememberOpener(opener: DeskOpener): void {
  remember(Promise.resolve(opener));
}

function remember(opener: typeof touched): void {
  change(opener);
  // The next step that needs it asks for another touch.
  opener?.catch(() => touched === opener && change(null));
  clearInterval(watch);
  // Forgotten when its person is away, and when the page is put aside.
  watch = setInterval(() => isAttended() || forgetTouch(), LOOK_EVERY_MS);
  addEventListener('pagehide', forgetTouch, { once: true });
}

export function forgetTouch(): void {
  clearInterval(watch);
  if (touched) change(null);
}

function change(to: typeof touched): void {
  touched = to;
  for (const listener of listeners) listener();
}

/** Of the last touch, or of one that is asked for now. Throws a Problem if it was not given, or if this passkey cannot derive a secret. */
export async function touchedOpener(): Promise<DeskOpener> {
  if (!touched && !(await askToConfirm())) throw localProblem('not_confirmed');
  const opener = await touched;
  if (!opener) throw localProblem('key_opens_nothing');
  return opener;
}

/** Of the last touch; null without one that is remembered, or if its passkey derives no secret. */
export async function rememberedOpener(): Promise<DeskOpener | null> {
  return (await touched?.catch(() => null)) ?? null;
}

/** Runs this when the touch is forgotten: what it has opened must go with it. */
export function useTouchForgotten(then: () => unknown): void {
  useEffect(() => {
    const look = () => touched || then();
    listeners.add(look);
    return () => {
      listeners.delete(look);
    };
  }, [then]);
}

/** Runs this once the remembered touch has been told to the server, and after each further one. */
export function useAfterTouch(then: () => unknown): void {
  useEffect(() => {
    let isHere = true;
    const wait = () =>
      void touched?.then(
        () => isHere && then(),
        () => {},
      );
    wait();
    listeners.add(wait);
    return () => {
      isHere = false;
      listeners.delete(wait);
    };
  }, [then]);
}
