import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { ProblemCode } from '@/lib/orders/contract';
import { type Guard, isRecord, isShape, isText } from '@/lib/shared/json-guards';

/** The server's instant on this computer's clock, which may be minutes off. All in milliseconds since the epoch. */
export function onThisClock(serverInstant: number, serverNow: number, localNow: number): number {
  return localNow + (serverInstant - serverNow);
}

/** `expiresAt` in milliseconds of this computer's clock instead of a timestamp. */
export type OnThisClock<Body extends { expiresAt: string }> = Omit<Body, 'expiresAt'> & { expiresAt: number };

/** `date` is the response's `Date` header. An unreadable `expiresAt` becomes NaN. */
function expiryOnThisClock(expiresAt: string, date: string | null): number {
  const now = Date.now();
  // The header counts whole seconds: rounded up, a hold expires here up to a second early, never late.
  const serverNow = date ? Date.parse(date) + 999 : Number.NaN;
  return onThisClock(Date.parse(expiresAt), Number.isNaN(serverNow) ? now : serverNow, now);
}

/** Longer than the server waits for the payment provider. */
const TIMEOUT_MS = 20_000;

type RefusedCall = { kind: 'refused'; code: string; message: string; fields: Record<string, string> };
export type ApiProblem = RefusedCall | { kind: 'offline' | 'timeout' | 'unreadable' };
export type ApiResult<Value> = { ok: true; value: Value } | { ok: false; problem: ApiProblem };

/** The server refused the request with one of these codes. */
export function isRefusedAs<Code extends ProblemCode>(
  problem: ApiProblem,
  ...codes: readonly Code[]
): problem is RefusedCall & { code: Code } {
  return problem.kind === 'refused' && codes.some((code) => code === problem.code);
}

/** Something has this hour, or its day. */
export function isHourRefused(problem: ApiProblem): problem is RefusedCall {
  return isRefusedAs(problem, 'slot_taken', 'slot_blocked', 'slot_busy', 'slot_too_close', 'day_full');
}

const isProblem = isShape({ error: isShape({ code: isText, message: isText }) });

function readProblem(json: unknown): ApiProblem {
  if (!isProblem(json)) return { kind: 'unreadable' };
  const { code, message, fields }: { code: string; message: string; fields?: unknown } = json.error;
  const texts = Object.entries(isRecord(fields) ? fields : {}).filter(([, text]) => isText(text));
  return { kind: 'refused', code, message, fields: Object.fromEntries(texts) as Record<string, string> };
}

type Call = {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Outlives the page that sent it. */
  keepalive?: boolean;
};

/** One request. `expiresAt` in the response becomes milliseconds of this computer's clock before the guard sees it. */
export async function callApi<Value>(
  path: string,
  isValue: Guard<Value>,
  { method = 'GET', body, headers, signal, keepalive = false }: Call = {},
): Promise<ApiResult<Value>> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      keepalive,
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    text = await response.text();
  } catch {
    return { ok: false, problem: { kind: timeout.aborted ? 'timeout' : 'offline' } };
  }
  const json = parse(text);
  if (!response.ok) return { ok: false, problem: readProblem(json) };
  const value = withLocalExpiry(json, response.headers.get('date'));
  return isValue(value) ? { ok: true, value } : { ok: false, problem: { kind: 'unreadable' } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const hasExpiry = isShape({ expiresAt: isText });

function withLocalExpiry(json: unknown, date: string | null): unknown {
  return hasExpiry(json) ? { ...json, expiresAt: expiryOnThisClock(json.expiresAt, date) } : json;
}

/** The server's sentence, or one about the network; the fallback for a response that cannot be read. */
export function useProblemMessage() {
  const t = useTranslations('Checkout.failure');
  return useCallback(
    (problem: ApiProblem, fallback?: string) => {
      if (problem.kind === 'refused') return problem.message;
      return problem.kind === 'unreadable' && fallback ? fallback : t(problem.kind);
    },
    [t],
  );
}
