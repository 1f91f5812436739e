import { sessionCookieNamed } from '../../_http/session-cookie';

export const deskCookie = sessionCookieNamed('__Host-mesa');
