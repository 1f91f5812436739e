import { sessionCookieNamed } from '../../(server)/_http/session-cookie';

export const deskCookie = sessionCookieNamed('__Host-mesa');
