import { guarded } from '@/app/api/_http/endpoint';
import { unsubscribe } from '@/lib/newsletter/unsubscribe';

type Context = { params: Promise<{ token: string }> };

/**
 * RFC 8058: a mail program unsubscribes in one request, from its own servers, so no origin is asked for. The answer says
 * nothing about whether the token was one.
 */
export const POST = guarded<Context>(async (_, { params }) => {
  const { token } = await params;
  await unsubscribe(token);
  return new Response(null, { status: 200 });
});

/** Somebody opened the link of the header by hand: the page asks before anything changes. */
export const GET = guarded<Context>(async (_, { params }) => {
  const { token } = await params;
  return new Response(null, { status: 303, headers: { Location: `/newsletter/baja/${encodeURIComponent(token)}` } });
});
