import { readRefusal } from '@/components/browser/api-fault';
import { isAttended } from '@/components/browser/attendance';
import { DeskFault, localFault } from './desk-fault';
import { askToConfirm, reportClosed } from './session-handler';

type Options = {
  /** POST with a body, GET without one. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
};

const API = '/api/desk';

/** The JSON below /api/desk, or a DeskFault. If it needs a confirmation the passkey is asked for, and the call is made once more. */
export async function deskFetch<Answer>(path: string, options: Options = {}): Promise<Answer> {
  const response = await deskResponse(path, options);
  if (response.status === 204) return undefined as Answer;
  return response.json().catch(() => {
    throw localFault('unreadable');
  });
}

/** The answer itself, for files. */
export async function deskResponse(path: string, options: Options = {}): Promise<Response> {
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
  const response = await send('/session', {});
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

async function send(path: string, { body, signal, method = body === undefined ? 'GET' : 'POST' }: Options) {
  const headers = new Headers();
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (!isAttended()) headers.set('X-Desk-Unattended', '1');
  try {
    return await fetch(`${API}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw localFault('offline');
  }
}

async function faultOf(response: Response): Promise<DeskFault> {
  const refusal = await readRefusal(response);
  return refusal ? new DeskFault(refusal) : localFault('unreadable');
}
