import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy, STRIPE_CHECKOUT } from '@/lib/security/content-security-policy';

/**
 * Only what is rendered on request passes through here; prerendered pages have their headers from the build, and stay as
 * quick as they are. Pages whose form arrives without JavaScript are rendered on request too.
 */
export const config = {
  matcher: [
    '/servicios',
    '/contratanos',
    '/consulta-gratuita/revisar',
    '/checkout/:path*',
    '/newsletter/:path+',
    '/:page(payment-success|payment-canceled|payment-success-popup|payment-canceled-popup)',
    {
      source: '/((?!api/|_next/).*)',
      has: [
        { type: 'header', key: 'content-type', value: '(multipart/form-data|application/x-www-form-urlencoded).*' },
      ],
    },
  ],
};

export function middleware(request: NextRequest): NextResponse {
  const { pathname } = new URL(request.url);
  // The development server's own tools write scripts and styles into the page.
  if (process.env.NODE_ENV === 'development') return NextResponse.next();
  return withPolicy(request, pathname.startsWith('/checkout/') ? [STRIPE_CHECKOUT] : []);
}

/** Next reads the nonce from the request's policy, and writes it on its scripts. */
function withPolicy(request: NextRequest, formTargets: string[]): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy({ scripts: [`'nonce-${nonce}'`], formTargets });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
