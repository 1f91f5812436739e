/**
 * Articles have folders of their own beside this one, and are prerendered. Any other address under the blog leads back to
 * it: a page here would be rendered and kept on disk for every address that somebody invents.
 */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { Location: '/blog' } });
}
