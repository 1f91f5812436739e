import { guarded } from '@/app/api/(server)/_http/endpoint';
import { downloadPage } from '@/lib/orders/deliverables/download-link';
import { takeDownload } from '@/lib/orders/deliverables/take-download';
import { describeError, log } from '@/lib/server/log';

type Context = { params: Promise<{ downloadId: string; signature: string }> };

/** A bought file. Only a POST delivers and counts: filters of e-mails follow links, and presses of a button they do not make. */
export const POST = guarded<Context>(async (_request, { params }) => {
  const key = await params;
  const taken = await takeDownload(key, new Date()).catch((error: unknown) => {
    log.error({ error: describeError(error) }, 'deliverable not delivered');
    return null;
  });
  // The page says why there is nothing to download.
  if (!taken) return toPage(key);
  return new Response(taken.content, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${taken.file}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
});

export const GET = guarded<Context>(async (_request, { params }) => toPage(await params));

function toPage(key: Awaited<Context['params']>): Response {
  return new Response(null, { status: 303, headers: { Location: downloadPage(key) } });
}
