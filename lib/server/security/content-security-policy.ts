type Page = {
  /** Sources of the allowed inline scripts: `'nonce-…'` or `'sha256-…'`. */
  scripts: readonly string[];
  formTargets?: readonly string[];
};

export const STRIPE_CHECKOUT = 'https://checkout.stripe.com';

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
