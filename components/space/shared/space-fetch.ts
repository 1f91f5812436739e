import { readRefusal } from '@/components/shared/browser/api-fault';
import { isAttended } from '@/components/shared/browser/attendance';
import { NoAnswer, postWithProgress } from '@/components/shared/browser/post-with-progress';
import { ANSWER_TIMEOUT_MS, isTimeout, withinTime } from '@/components/shared/browser/time-limit';
import { BROWSER_TIMEOUT_MS } from '@/lib/shared/time-limits';
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

/** `isLong`: a file goes along, or comes. */
type Call = Options & { isLong: boolean };

const API = '/api/space';

/** The JSON below /api/space, or a SpaceFault; undefined for an answer without a body. */
export async function spaceFetch<Answer>(path: string, options: Options = {}): Promise<Answer> {
  const call = { ...options, isLong: options.body instanceof FormData };
  const response = await answerTo(path, call);
  const text = await response.text().catch(rejectUnanswered(call));
  if (text === '') return undefined as Answer;
  try {
    return JSON.parse(text);
  } catch {
    throw localFault('unreadable');
  }
}

/** A file below /api/space, as long as that takes on a slow line. */
export async function spaceFile(path: string, options: Options = {}): Promise<Blob> {
  const call = { ...options, isLong: true };
  const response = await answerTo(path, call);
  return response.blob().catch(rejectUnanswered(call));
}

/** If it needs a key, that is asked for, and the call is made once more. */
async function answerTo(path: string, options: Call): Promise<Response> {
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

async function send(path: string, call: Call): Promise<Response> {
  const { body, signal, onProgress, isLong, method = body === undefined ? 'GET' : 'POST' } = call;
  const address = `${API}${path}`;
  const headers = new Headers();
  const isForm = body instanceof FormData;
  const timeoutMs = isLong ? BROWSER_TIMEOUT_MS : ANSWER_TIMEOUT_MS;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  if (!isAttended()) headers.set('X-Space-Unattended', '1');
  const answer =
    isForm && onProgress
      ? postWithProgress(address, body, { headers, timeoutMs, onProgress, signal })
      : fetch(address, {
          method,
          headers,
          ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
          signal: withinTime(timeoutMs, signal),
        });
  return answer.catch(rejectUnanswered(call));
}

/** What the caller has aborted fails as it does; of anything else one cannot know whether it was done. */
function rejectUnanswered({ signal, isLong }: Call) {
  return (error: unknown): never => {
    if (signal?.aborted) throw error;
    const isLate = isTimeout(error) || (error instanceof NoAnswer && error.why === 'timeout');
    if (!isLate) throw localFault('offline');
    throw localFault(isLong ? 'too_slow' : 'unreachable');
  };
}

async function faultOf(response: Response): Promise<SpaceFault> {
  const refusal = await readRefusal(response);
  return refusal ? new SpaceFault(refusal) : localFault('unreadable');
}
