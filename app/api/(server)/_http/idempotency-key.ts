/** At most 255 characters, as at Stripe; null without the header. */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')?.trim();
  return key ? key.slice(0, 255) : null;
}
