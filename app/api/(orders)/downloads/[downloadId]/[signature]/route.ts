import { guarded } from '@/app/api/(server)/_http/endpoint';
import { downloadPage } from '@/lib/orders/deliverables/download-link';
import { takeDownload } from '@/lib/orders/deliverables/take-download';
import { leadTo, orItsPage } from '../../or-its-page';

type Context = { params: Promise<{ downloadId: string; signature: string }> };

/** A bought file. Only a POST counts: filters of e-mails follow links, and presses of a button they do not make. It leads to the file. */
export const POST = guarded<Context>(async (_request, { params }) => {
  const key = await params;
  return orItsPage(
    key,
    takeDownload(key, new Date()).then((path) => (path ? leadTo(path) : null)),
  );
});

export const GET = guarded<Context>(async (_request, { params }) => leadTo(downloadPage(await params)));
