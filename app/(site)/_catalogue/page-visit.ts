import { headers } from 'next/headers';

/**
 * Whether the request loads a document. A document is rendered completely, because streamed parts need JavaScript to show; client
 * navigation may stream. Browsers without Sec-Fetch-Dest get the complete document.
 */
export async function isDocumentVisit(): Promise<boolean> {
  return (await headers()).get('sec-fetch-dest') !== 'empty';
}
