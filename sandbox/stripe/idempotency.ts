import { createHash } from 'node:crypto';
import { keepReplay, recentReplay } from '../replays';
import type { Sandbox } from '../sandbox';
import { invalid, StripeRefusal } from './errors';

const MAX_KEY_LENGTH = 255;

type Answer = { body: string; requestId: string; replayed: boolean };
type Call = { key: string; path: string; parameters: string; requestId: string };

/**
 * One answer for one Idempotency-Key, for 24 hours. As at Stripe, only successful answers are stored: a refused request may be
 * corrected and sent again with the same key.
 */
export class Idempotency {
  #sandbox: Sandbox;
  /** Keys of requests whose answer has not been sent. */
  #inProgress = new Set<string>();

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  /** Runs `act` once per key. Call `answered` when the answer has been sent. */
  once({ key, path, parameters, requestId }: Call, act: () => object): Answer & { answered: () => void } {
    if (key.length > MAX_KEY_LENGTH) throw invalid('Idempotency keys can be at most 255 characters.');
    const fingerprint = createHash('sha256').update(`${path}\n${parameters}`).digest('base64url');
    const known = recentReplay(this.#sandbox, 'stripeReplays', key);
    if (known && known.path !== path) throw otherEndpoint(key, path, known.path);
    if (known && known.fingerprint !== fingerprint) throw otherParameters(key);
    if (this.#inProgress.has(key)) throw inProgress(key);
    const body = known ? known.body : JSON.stringify(act());
    if (!known) keepReplay(this.#sandbox, 'stripeReplays', key, { fingerprint, path, requestId, body });
    this.#inProgress.add(key);
    const answered = () => this.#inProgress.delete(key);
    return { body, requestId: known?.requestId ?? requestId, replayed: known !== undefined, answered };
  }
}

function idempotencyError(status: 400 | 409, message: string, code?: string): StripeRefusal {
  return new StripeRefusal(status, 'idempotency_error', message, code ? { code } : {});
}

function otherParameters(key: string): StripeRefusal {
  return idempotencyError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  );
}

function otherEndpoint(key: string, path: string, first: string): StripeRefusal {
  return idempotencyError(
    400,
    `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${first}'). Try using a key other than '${key}' if you meant to execute a different request.`,
  );
}

function inProgress(key: string): StripeRefusal {
  return idempotencyError(
    409,
    `There is currently another in-progress request using this Stripe Account and Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. If you want to process another request, use a different key.`,
    'idempotency_key_in_use',
  );
}
