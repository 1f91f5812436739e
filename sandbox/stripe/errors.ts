import type { ContentfulStatusCode } from 'hono/utils/http-status';

type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error';
type Details = { code?: string; param?: string };

/** Becomes Stripe's `{"error": {...}}`. Messages are Stripe's own, so that logs look the same. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly type: ErrorType,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }

  body(requestId: string): object {
    const documented = this.details.code
      ? { doc_url: `https://stripe.com/docs/error-codes/${this.details.code.replaceAll('_', '-')}` }
      : {};
    const request_log_url = `https://dashboard.stripe.com/test/logs/${requestId}?t=${Math.floor(Date.now() / 1000)}`;
    return { error: { ...this.details, ...documented, message: this.message, request_log_url, type: this.type } };
  }
}

export function invalid(message: string, details: Details = {}): StripeRefusal {
  return new StripeRefusal(400, 'invalid_request_error', message, details);
}

export function missing(param: string): StripeRefusal {
  return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

export function unknownParameters(params: string[]): StripeRefusal {
  const plural = params.length === 1 ? '' : 's';
  const details = { code: 'parameter_unknown', param: params[0] };
  return invalid(`Received unknown parameter${plural}: ${params.join(', ')}`, details);
}

export function noSuch(object: string, id: string, param: string): StripeRefusal {
  // Stripe quotes the id of every object but a Checkout session's.
  const named = object === 'checkout.session' ? id : `'${id}'`;
  return new StripeRefusal(404, 'invalid_request_error', `No such ${object}: ${named}`, {
    code: 'resource_missing',
    param,
  });
}

export function unrecognizedUrl(method: string, path: string): StripeRefusal {
  return new StripeRefusal(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  );
}

export function unauthorized(message: string): StripeRefusal {
  return new StripeRefusal(401, 'invalid_request_error', message);
}
