import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { firstConsultationPath } from '@/lib/agenda/appointments/free/appointment-link';
import { findFirstConsultationFile } from '@/lib/agenda/appointments/free/find-first-consultation-file';

export const GET = endpoint(async (_request: Request, { params }: { params: Promise<{ token: string }> }) => {
  const { token } = await params;
  const file = await findFirstConsultationFile(token, new Date());
  if (!file) return new Response(null, { status: 303, headers: { Location: firstConsultationPath(token) } });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; method=PUBLISH; charset=utf-8',
      'Content-Disposition': 'attachment; filename="cita.ics"',
    },
  });
});
