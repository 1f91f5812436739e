import { articlePath, articles } from '@/lib/site/articles';
import type { Bench } from './bench';
import { withStack } from './bench';
import type { Subject } from './saturate';
import type { Row } from './table';
import { compareWithFloor } from './throughput';

const GOAL = 0.85;
const paths = ['/', '/servicios/hipotecas', ...articles.slice(0, 1).map(articlePath), '/contacto'];

/**
 * Prerendered pages against the smallest page of this Next version: a heading and nothing else. Both servers are built and
 * run in the same way. First uncompressed, as nginx asks, then with gzip, as a browser does.
 */
export function measureStaticPages({ plain }: Bench): Promise<Row[]> {
  return withStack({ RUN_JOBS: 'false' }, async ({ baseUrl }) => {
    const subjects = (origin: string, name: string, path: string, headers = {}): Subject => ({
      name,
      url: origin + path,
      headers,
    });
    const floor = subjects(plain.url, 'prerendered page with only a heading', '/');
    const pages = paths.map((path) => subjects(baseUrl, path, path));
    const compressed = { 'Accept-Encoding': 'gzip' };
    const zippedFloor = subjects(plain.url, 'the same, gzip', '/', compressed);
    const zipped = subjects(baseUrl, '/, gzip', '/', compressed);
    return [...(await compareWithFloor(floor, pages, GOAL)), ...(await compareWithFloor(zippedFloor, [zipped], GOAL))];
  });
}
