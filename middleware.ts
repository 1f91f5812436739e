import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy, STRIPE_CHECKOUT } from '@/lib/server/security/content-security-policy';

/**
 * Only pages that are rendered on request: prerendered ones have their policy from the build, and a middleware would halve
 * their throughput. A page that receives a form without JavaScript is rendered on request too.
 */
export const config = {
  matcher: [
    '/servicios',
    '/contratanos',
    '/consulta-gratuita/:page(revisar|reservar)',
    '/consulta-gratuita/:page(reservar|cita)/:key',
    '/checkout/:path*',
    '/newsletter/:path+',
    '/descargas/:path+',
    '/tu-contratacion/:path+',
    '/desistimiento/:path+',
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
  // The tools of the development server write inline scripts and styles.
  if (process.env.NODE_ENV === 'development') return answered(request);
  return withPolicy(request, pathname.startsWith('/checkout/') ? [STRIPE_CHECKOUT] : []);
}

/** Next takes the nonce for its scripts from the policy of the request. */
function withPolicy(request: NextRequest, formTargets: string[]): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy({ scripts: [`'nonce-${nonce}'`], formTargets });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = answered(request, { headers });
  response.headers.set('content-security-policy', policy);
  return response;
}

/** What is posted to the route of a link that opens nothing is answered by the page that it shows. */
function answered(request: NextRequest, changed?: { headers: Headers }): NextResponse {
  const init = changed && { request: changed };
  if (new URL(request.url).pathname !== '/enlace-no-valido') return NextResponse.next(init);
  return NextResponse.rewrite(new URL('/tu-contratacion', request.url), init);
}
