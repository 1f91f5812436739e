/** An age file, to be opened by the page that asks for it. */
export function sealedAttachment({ size, content }: { size: number; content: ReadableStream<Uint8Array> }): Response {
  return new Response(content, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(size),
      'Content-Disposition': 'attachment; filename="documento.age"',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex, nofollow',
      'Cache-Control': 'no-store',
    },
  });
}
