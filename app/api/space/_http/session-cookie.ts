import { sessionCookieNamed } from '../../_http/session-cookie';

export const spaceCookie = sessionCookieNamed('__Host-espacio');
