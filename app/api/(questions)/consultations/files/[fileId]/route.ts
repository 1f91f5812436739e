import { guarded } from '@/app/api/(server)/_http/endpoint';
import { fileAttachment } from '@/app/api/(server)/_http/file-attachment';
import { problem } from '@/app/api/(server)/_http/problem';
import { openStaffFile } from '@/lib/questions/consultations/open-stored-file';

type Context = { params: Promise<{ fileId: string }> };

/** A file too large for the staff's e-mail. */
export const GET = guarded<Context>(async (request, { params }) => {
  const { fileId } = await params;
  const { searchParams } = new URL(request.url);
  const link = [fileId, searchParams.get('hasta'), searchParams.get('firma')].join('');
  const file = await openStaffFile(link, new Date());
  return file ? fileAttachment(file) : problem(404, 'not_found');
});
