import { type DownloadKey, downloadPage } from '@/lib/orders/deliverables/download-link';
import { describeError, log } from '@/lib/server/log';

/** Leads to the page of a file where there is nothing to answer: it says why. */
export async function orItsPage(key: DownloadKey, answer: Promise<Response | null>): Promise<Response> {
  const given = await answer.catch((error: unknown) => {
    log.error({ error: describeError(error) }, 'deliverable not delivered');
    return null;
  });
  return given ?? leadTo(downloadPage(key));
}

export function leadTo(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
}
