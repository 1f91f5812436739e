import { headers } from 'next/headers';

/**
 * A document must arrive whole, since without JavaScript a streamed part never shows. A visit from another page of ours
 * is a fetch, and may begin with the shape of what is still being read. Browsers that do not say get the whole.
 */
export async function isDocumentVisit(): Promise<boolean> {
  return (await headers()).get('sec-fetch-dest') !== 'empty';
}
