/**
 * Whether a state-changing request comes from our own pages. Browsers send `Sec-Fetch-Site`, or at least `Origin`, with every
 * such request; one with neither header is not from a browser and passes.
 */
export function isSameOrigin(headers: Headers): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = headers.get('origin');
  if (!origin) return true;
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}
