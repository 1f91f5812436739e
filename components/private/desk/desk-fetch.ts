import { readRefusal } from '@/components/shared/browser/api-fault';
import { isAttended } from '@/components/shared/browser/attendance';
import { ANSWER_TIMEOUT_MS, isTimeout, withinTime } from '@/components/shared/browser/time-limit';
import { BROWSER_TIMEOUT_MS } from '@/lib/shared/time-limits';
import { DeskFault, localFault } from './desk-fault';
import { askToConfirm, reportClosed } from './session-handler';

type Options = {
  /** POST with a body, GET without one. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
};

type Call = Options & { timeoutMs: number };

const API = '/api/desk';

/** The JSON below /api/desk, or a DeskFault. If it needs a confirmation the passkey is asked for, and the call is made once more. */
export async function deskFetch<Answer>(path: string, options: Options = {}): Promise<Answer> {
  const call = { ...options, timeoutMs: ANSWER_TIMEOUT_MS };
  const response = await answerTo(path, call);
  if (response.status === 204) return undefined as Answer;
  const text = await response.text().catch(rejectUnanswered(call));
  try {
    return JSON.parse(text);
  } catch {
    throw localFault('unreadable');
  }
}

/** A file below /api/desk, as long as that takes on a slow line. */
export async function deskFile(path: string, options: Options = {}): Promise<Blob> {
  const call = { ...options, timeoutMs: BROWSER_TIMEOUT_MS };
  const response = await answerTo(path, call);
  return response.blob().catch(rejectUnanswered(call));
}

async function answerTo(path: string, options: Call): Promise<Response> {
  const first = await send(path, options);
  if (first.ok) return first;
  const fault = await faultOf(first);
  if (fault.code === 'confirm_needed') {
    if (!(await askToConfirm())) throw localFault('not_confirmed');
    return accepted(await send(path, options));
  }
  // A confirmation replaces the token of the session: this call may have been sent with the one before.
  if (fault.code === 'desk_closed' && (await isStillOpen())) return accepted(await send(path, options));
  if (fault.code === 'desk_closed') reportClosed();
  throw fault;
}

async function isStillOpen(): Promise<boolean> {
  const response = await send('/session', { timeoutMs: ANSWER_TIMEOUT_MS });
  if (!response.ok) return false;
  const session: { staff: unknown } | null = await response.json().catch(() => null);
  return Boolean(session?.staff);
}

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  const fault = await faultOf(response);
  if (fault.code === 'desk_closed') reportClosed();
  throw fault;
}

async function send(path: string, call: Call): Promise<Response> {
  const { body, signal, timeoutMs, method = body === undefined ? 'GET' : 'POST' } = call;
  const headers = new Headers();
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (!isAttended()) headers.set('X-Desk-Unattended', '1');
  return fetch(`${API}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: withinTime(timeoutMs, signal),
  }).catch(rejectUnanswered(call));
}

/** What the caller has aborted fails as it does; of anything else one cannot know whether it was done. */
function rejectUnanswered({ signal }: Call) {
  return (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw localFault(isTimeout(error) ? 'unreachable' : 'offline');
  };
}

async function faultOf(response: Response): Promise<DeskFault> {
  const refusal = await readRefusal(response);
  return refusal ? new DeskFault(refusal) : localFault('unreadable');
}
