type Page = {
  /** Sources of the inline scripts that may run, as in `'nonce-…'` or `'sha256-…'`. Files of our own always may. */
  scripts: readonly string[];
  /** Where forms may lead, this site aside. */
  formTargets?: readonly string[];
};

export const STRIPE_CHECKOUT = 'https://checkout.stripe.com';

/** Nothing but what is ours: no inline script without a nonce or hash, no inline style, no frame, no foreign request. */
export function contentSecurityPolicy({ scripts, formTargets = [] }: Page): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formTargets],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
