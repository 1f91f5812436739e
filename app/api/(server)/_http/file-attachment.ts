import type { OpenedFile } from '@/lib/questions/consultations/open-stored-file';

/** A visitor's file is downloaded, never shown: its content must not run on this origin (policies in next.config.mjs). */
export function fileAttachment({ name, extension, size, content }: OpenedFile): Response {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return new Response(content, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename="archivo.${extension}"; filename*=UTF-8''${encoded}`,
      'X-Robots-Tag': 'noindex, nofollow',
      'Cache-Control': 'no-store',
    },
  });
}
