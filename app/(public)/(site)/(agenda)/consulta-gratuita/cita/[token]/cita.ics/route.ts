import { calendarFile } from '@/app/api/(server)/_http/calendar-file';
import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { findFirstConsultationFile } from '@/lib/agenda/appointments/free/queries';
import { firstConsultationPath } from '@/lib/agenda/appointments/link';

export const GET = endpoint(async (_request: Request, { params }: { params: Promise<{ token: string }> }) => {
  const { token } = await params;
  const file = await findFirstConsultationFile(token, new Date());
  if (!file) return new Response(null, { status: 303, headers: { Location: firstConsultationPath(token) } });
  return calendarFile(file);
});
