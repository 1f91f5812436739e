import { type Bench, withStack } from './bench';
import type { Subject } from './saturate';
import type { Row } from './table';
import { compareWithFloor } from './throughput';

const GOAL = 0.8;
const paths = ['/servicios', '/contratanos', '/checkout/consultoria-financiera-personalizada'];

/** Pages that show prices, against a page with only a heading that Next renders on every request. */
export function measureDynamicPages({ plain }: Bench): Promise<Row[]> {
  return withStack({ RUN_JOBS: 'false' }, ({ baseUrl }) => {
    const floor: Subject = { name: 'dynamic page with only a heading', url: `${plain.url}/dynamic` };
    // As a browser asks for a page. Without this header the answer would be the same, and whole.
    const headers = { 'Sec-Fetch-Dest': 'document' };
    const pages = paths.map((path): Subject => ({ name: path, url: baseUrl + path, headers }));
    return compareWithFloor(floor, pages, GOAL);
  });
}
