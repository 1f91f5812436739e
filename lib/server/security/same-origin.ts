/** Browsers send one of these headers with every state-changing request. Other clients, which send neither, pass. */
export function isSameOrigin(headers: Headers): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none';
  return isOwnOrigin(headers);
}

/** The origin, if one is named, is this host: as Next compares them for server actions. */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (!origin) return true;
  const forwarded = headers.get('x-forwarded-host')?.split(',', 1)[0]?.trim();
  return URL.canParse(origin) && new URL(origin).host === (forwarded || headers.get('host'));
}
