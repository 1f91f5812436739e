import { openStoredFile } from '@/lib/consultations/open-stored-file';
import { fileAttachment } from '../../../../_http/file-attachment';
import { problem } from '../../../../_http/problem';
import { deskQuery } from '../../../_http/desk-query';

export const GET = deskQuery<{ fileId: string }>(async ({ params: { fileId } }) => {
  const file = await openStoredFile(fileId);
  return file ? fileAttachment(file) : problem(404, 'not_found');
});
