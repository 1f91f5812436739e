import { fileAttachment } from '@/app/api/(server)/_http/file-attachment';
import { problem } from '@/app/api/(server)/_http/problem';
import { openFileAtDesk } from '@/lib/questions/consultations/open-stored-file';
import { deskQuery } from '../../../_http/desk-query';

export const GET = deskQuery<{ fileId: string }>(async ({ staff, now, params: { fileId } }) => {
  const file = await openFileAtDesk(fileId, staff, now);
  return file ? fileAttachment(file) : problem(404, 'not_found');
});
