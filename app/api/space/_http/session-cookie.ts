import { sessionCookieNamed } from '../../(server)/_http/session-cookie';

export const spaceCookie = sessionCookieNamed('__Host-espacio');
