import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { releaseClaim } from '@/lib/orders/release-claim';

export const DELETE = endpoint(async (_request: Request, { params }: { params: Promise<{ holdToken: string }> }) => {
  await releaseClaim((await params).holdToken, new Date());
  return new Response(null, { status: 204 });
});
