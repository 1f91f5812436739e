import { guarded } from '@/app/api/(server)/_http/endpoint';
import { unsubscribe } from '@/lib/letters/subscription/unsubscribe';

type Context = { params: Promise<{ token: string }> };

/** RFC 8058: a mail service unsubscribes in one request from its own servers. The answer does not reveal whether the token exists. */
export const POST = guarded<Context>(async (_, { params }) => {
  const { token } = await params;
  await unsubscribe(token);
  return new Response(null, { status: 200 });
});

/** The header's link opened in a browser: the page asks for confirmation. */
export const GET = guarded<Context>(async (_, { params }) => {
  const { token } = await params;
  return new Response(null, { status: 303, headers: { Location: `/newsletter/baja/${encodeURIComponent(token)}` } });
});
