/**
 * Articles are prerendered in folders of their own. Any other address redirects to the blog: a page here would be rendered and
 * stored on disk for every requested address.
 */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { Location: '/blog' } });
}
