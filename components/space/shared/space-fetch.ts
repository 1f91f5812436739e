import { readRefusal } from '@/components/browser/api-fault';
import { isAttended } from '@/components/browser/attendance';
import { NoAnswer, postWithProgress } from '@/components/browser/post-with-progress';
import { BROWSER_TIMEOUT_MS } from '@/lib/uploads/time-limits';
import { askForKey, reportClosed } from './session-handler';
import { localFault, SpaceFault } from './space-fault';

type Options = {
  /** POST with a body, GET without one. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A form as it is, anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Of a form: gets the uploaded share, from 0 to 1. */
  onProgress?: (share: number) => void;
};

const API = '/api/space';

/** The JSON below /api/space, or a SpaceFault; undefined for an answer without a body. */
export async function spaceFetch<Answer>(path: string, options: Options = {}): Promise<Answer> {
  const response = await spaceResponse(path, options);
  const text = await response.text().catch(() => {
    throw localFault('offline');
  });
  if (text === '') return undefined as Answer;
  try {
    return JSON.parse(text);
  } catch {
    throw localFault('unreadable');
  }
}

/** The answer itself, for files. If it needs a key, that is asked for, and the call is made once more. */
export async function spaceResponse(path: string, options: Options = {}): Promise<Response> {
  const first = await send(path, options);
  if (first.ok) return first;
  const fault = await faultOf(first);
  if (fault.code === 'confirm_needed') {
    if (!(await askForKey())) throw localFault('not_confirmed');
    const second = await send(path, options);
    if (second.ok) return second;
    throw reported(await faultOf(second));
  }
  throw reported(fault);
}

function reported(fault: SpaceFault): SpaceFault {
  if (fault.code === 'space_closed') reportClosed('over');
  return fault;
}

async function send(path: string, options: Options): Promise<Response> {
  const { body, signal, onProgress, method = body === undefined ? 'GET' : 'POST' } = options;
  const address = `${API}${path}`;
  const headers = new Headers();
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  if (!isAttended()) headers.set('X-Space-Unattended', '1');
  try {
    if (isForm && onProgress) {
      return await postWithProgress(address, body, { headers, timeoutMs: BROWSER_TIMEOUT_MS, onProgress, signal });
    }
    return await fetch(address, {
      method,
      headers,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw localFault(error instanceof NoAnswer && error.why === 'timeout' ? 'too_slow' : 'offline');
  }
}

async function faultOf(response: Response): Promise<SpaceFault> {
  const refusal = await readRefusal(response);
  return refusal ? new SpaceFault(refusal) : localFault('unreadable');
}
