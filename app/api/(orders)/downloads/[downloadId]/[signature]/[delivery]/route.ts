import { guarded } from '@/app/api/(server)/_http/endpoint';
import { deliverDownload } from '@/lib/orders/deliverables/take-download';
import { orItsPage } from '../../../or-its-page';

type Context = { params: Promise<{ downloadId: string; signature: string; delivery: string }> };

/** The file of a press, for some minutes: the download manager of a WebView repeats its address by GET. */
export const GET = guarded<Context>(async (_request, { params }) => {
  const { delivery, ...key } = await params;
  return orItsPage(
    key,
    deliverDownload(key, delivery, new Date()).then((taken) => taken && attached(taken)),
  );
});

function attached({ file, content }: { file: string; content: Uint8Array<ArrayBuffer> }): Response {
  return new Response(content, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}
