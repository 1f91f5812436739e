import { type NextRequest, NextResponse } from 'next/server';

// Only addresses with percent-encoding pass through here: prerendered pages have none, and stay as quick as they are.
export const config = { matcher: '/(.*%.*)' };

/** Next answers an address that cannot be decoded, such as /%ff, with a 500. It is one that does not exist: 404. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname } = new URL(request.url);
  if (isDecodable(pathname)) return NextResponse.next();
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
