import { site } from '@/lib/shared/site';
import { securityTxt } from '@/lib/site/seo/security-txt';

// A build may run for longer than the date in it is valid.
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(securityTxt(site, new Date()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=3600',
      'X-Robots-Tag': 'noindex',
    },
  });
}
