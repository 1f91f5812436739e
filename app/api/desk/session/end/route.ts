import { signOut } from '@/lib/private/staff/sign-in';
import { deskAction } from '../../_http/desk-action';
import { nothingSchema } from '../../_http/nothing-schema';
import { deskCookie } from '../../_http/session-cookie';

export const POST = deskAction({ schema: nothingSchema }, async ({ staff, now }) => {
  await signOut(staff, now);
  return Response.json({ staff: null }, { headers: { 'Set-Cookie': deskCookie.ended } });
});
