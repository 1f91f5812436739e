import { openStaffFile } from '@/lib/consultations/open-staff-file';
import { guarded } from '../../../_http/endpoint';
import { fileAttachment } from '../../../_http/file-attachment';
import { problem } from '../../../_http/problem';

type Context = { params: Promise<{ fileId: string }> };

/** A file too large for the staff's e-mail. */
export const GET = guarded<Context>(async (request, { params }) => {
  const { fileId } = await params;
  const { searchParams } = new URL(request.url);
  const until = Number(searchParams.get('hasta') ?? 0);
  const file = await openStaffFile({ fileId, until }, searchParams.get('firma') ?? '', new Date());
  return file ? fileAttachment(file) : problem(404, 'not_found');
});
