import { openStaffFile } from '@/lib/consultations/open-staff-file';
import { guarded } from '../../../_http/endpoint';
import { problem } from '../../../_http/problem';

type Context = { params: Promise<{ fileId: string }> };

/** A file too large for the staff's e-mail. It is downloaded, never shown: its content must not run on this origin (policies in next.config.mjs). */
export const GET = guarded<Context>(async (request, { params }) => {
  const { fileId } = await params;
  const { searchParams } = new URL(request.url);
  const until = Number(searchParams.get('hasta') ?? 0);
  const file = await openStaffFile({ fileId, until }, searchParams.get('firma') ?? '', new Date());
  if (!file) return problem(404, 'not_found');
  const name = encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return new Response(file.content, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(file.size),
      'Content-Disposition': `attachment; filename="archivo.${file.extension}"; filename*=UTF-8''${name}`,
      'X-Robots-Tag': 'noindex, nofollow',
      'Cache-Control': 'no-store',
    },
  });
});
