import { isAttended } from '@/components/shared/browser/attendance';
import { NoAnswer, postWithProgress } from '@/components/shared/browser/post-with-progress';
import { BROWSER_TIMEOUT_MS } from '@/lib/shared/time-limits';
import { browserProblem, type Problem, problemOf } from './problem';

/** What the calls of the desk and those of a space have of their own. */
type Kind = {
  name: 'desk' | 'space';
  /** Asks for a key. Falsy if the person has left it. */
  confirm: () => Promise<unknown>;
  /** Whether a session that an answer says has ended goes on: a confirmation replaces its token. */
  isStillOpen?: (ask: (path: string) => Promise<Response>) => Promise<boolean>;
  /** The session has ended. */
  closed: () => void;
  /** The code of the fault of a file that did not come or leave in its time. */
  lateFile: string;
};

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

/** The calls below the API of this kind. If one needs a confirmation, that is asked for, and the call is made once more. */
export function privateFetch({ name, confirm, isStillOpen, closed, lateFile }: Kind) {
  async function answerTo(path: string, call: Call): Promise<Response> {
    const first = await send(path, call);
    if (first.ok) return first;
    const problem = await problemOf(first);
    if (problem.code === 'confirm_needed') {
      if (!(await confirm())) throw browserProblem('not_confirmed');
      return accepted(await send(path, call));
    }
    const isOpen =
      problem.code === `${name}_closed` && (await isStillOpen?.((other) => send(other, { isLong: false })));
    if (isOpen) return accepted(await send(path, call));
    throw reported(problem);
  }

  async function accepted(response: Response): Promise<Response> {
    if (response.ok) return response;
    throw reported(await problemOf(response));
  }

  function reported(problem: Problem): Problem {
    if (problem.code === `${name}_closed`) closed();
    return problem;
  }

  async function send(path: string, call: Call): Promise<Response> {
    const { body, signal, onProgress, isLong, method = body === undefined ? 'GET' : 'POST' } = call;
    const address = `/api/${name}${path}`;
    const headers = new Headers();
    const isForm = body instanceof FormData;
    const timeoutMs = isLong ? BROWSER_TIMEOUT_MS : ANSWER_TIMEOUT_MS;
    if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
    if (!isAttended()) headers.set(`x-${name}-unattended`, '1');
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
      if (!isLate) throw browserProblem('offline');
      throw browserProblem(isLong ? lateFile : 'unreachable');
    };
  }

  return {
    /** The JSON, or a Problem; undefined for an answer without a body. */
    async json<Answer>(path: string, options: Options = {}): Promise<Answer> {
      const call = { ...options, isLong: options.body instanceof FormData };
      const response = await answerTo(path, call);
      const text = await response.text().catch(rejectUnanswered(call));
      if (text === '' && response.status !== 200) return undefined as Answer;
      try {
        return JSON.parse(text);
      } catch {
        throw browserProblem('unreadable');
      }
    },

    /** A file, as long as that takes on a slow line, or a Problem. */
    async file(path: string, options: Options = {}): Promise<Blob> {
      const call = { ...options, isLong: true };
      const response = await answerTo(path, call);
      return response.blob().catch(rejectUnanswered(call));
    },
  };
}

/** Milliseconds until an answer has arrived with its body. nginx gives the server up after 60 seconds (deploy/nginx.conf), and says so. */
const ANSWER_TIMEOUT_MS = 75_000;

/** Aborts with the signal of the caller, or once the time is over: the request and the reading of its body then fail with a TimeoutError. */
function withinTime(timeoutMs: number, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
}
