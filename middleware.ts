import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy, STRIPE_CHECKOUT } from '@/lib/security/content-security-policy';

/**
 * Only what is rendered on request passes through here; prerendered pages have their headers from the build, and stay as
 * quick as they are. Pages whose form arrives without JavaScript are rendered on request too. Addresses with
 * percent-encoding pass because of those that cannot be decoded.
 */
export const config = {
  matcher: [
    '/(.*%.*)',
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
  if (!isDecodable(pathname)) return notFound(request, pathname);
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

/** Next answers an address that cannot be decoded, such as /%ff, with a 500. It is one that does not exist: 404. */
function notFound(request: NextRequest, pathname: string): NextResponse {
  const missing = pathname.startsWith('/api/') ? '/api/unreadable-address' : '/unreadable-address';
  return NextResponse.rewrite(new URL(missing, request.url));
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
