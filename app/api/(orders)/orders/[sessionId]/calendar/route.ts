import { calendarFile } from '@/app/api/(server)/_http/calendar-file';
import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { problem } from '@/app/api/(server)/_http/problem';
import { findAppointmentFile } from '@/lib/orders/appointment/find-appointment-file';
import { sessionId } from '@/lib/orders/schema';

export const GET = endpoint(async (_request: Request, { params }: { params: Promise<{ sessionId: string }> }) => {
  const id = sessionId.safeParse((await params).sessionId);
  const file = id.success ? await findAppointmentFile(id.data, new Date()) : null;
  if (file === null) return problem(404, 'not_found');
  return calendarFile(file);
});
