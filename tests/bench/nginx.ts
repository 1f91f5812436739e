import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articlePath, articles } from '@/lib/site/articles';
import { findOrInstall } from '@/scripts/programs';
import { ask, type RawAnswer } from '../support/http/raw';
import { startNginx } from '../support/stack/nginx';
import { startStack } from '../support/stack/stack';
import { median } from './statistics';
import { type Row, row } from './table';

const GOAL = 0.65;
const ROUNDS = 5;
const CONNECTIONS = 32;
const paths = ['/', '/servicios/hipotecas', ...articles.slice(0, 1).map(articlePath), '/contacto'];
const GZIP = { 'Accept-Encoding': 'gzip' };
// Of one answer or of the connection, or said by nginx of a file too.
const OWN = /^(date|connection|keep-alive|transfer-encoding|content-length|content-encoding|content-type|etag|server)$/;

/**
 * Requests a second, by a client that is lighter than nginx: one of ours would measure itself. All answers must be 200 and, by
 * the bytes that came, as long as the one that was looked at.
 */
function requestsASecond(wrk: string, url: string, size: number): number {
  const { stdout } = spawnSync(wrk, ['-t1', `-c${CONNECTIONS}`, '-d1s', '-H', 'Accept-Encoding: gzip', url], {
    encoding: 'utf8',
  });
  const [, requests = '0', read = '0', unit = 'KB'] =
    /(\d+) requests in [^,]+, ([\d.]+)(KB|MB|GB) read/.exec(stdout) ?? [];
  const bytes = Number(read) * 1024 ** { KB: 1, MB: 2, GB: 3 }[unit as 'KB' | 'MB' | 'GB'];
  const each = bytes / Number(requests);
  const complete = each > size && each < size * 1.02 + 2500;
  if (/Non-2xx|Socket errors/.test(stdout) || !complete)
    throw new Error(`${url} did not always answer whole:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** The page's bytes as a compressed file, and a place of nginx's that serves it with the page's headers. */
function asFile(directory: string, name: string, { headers, body }: RawAnswer): string {
  writeFileSync(join(directory, `${name}.html`), '');
  writeFileSync(join(directory, `${name}.html.gz`), body);
  const said = Object.entries(headers).filter(([header]) => !OWN.test(header));
  const lines = said.map(([header, value]) => `add_header ${header} "${String(value).replaceAll('"', '\\"')}";`);
  return `location = /archivo/${name}.html { alias ${join(directory, `${name}.html`)}; gzip_static on; ${lines.join(' ')} }\n`;
}

/** Prerendered pages from nginx's cache against the same bytes, with as many headers, that it serves from a file. */
export async function measureNginx(): Promise<Row[]> {
  const wrk = findOrInstall('wrk');
  const directory = mkdtempSync(join(tmpdir(), 'sofa-bench-files-'));
  const stack = await startStack({ env: { RUN_JOBS: 'false', LOG_LEVEL: 'warn' } });
  try {
    const pages = await Promise.all(paths.map((path) => ask(stack.baseUrl + path, { headers: GZIP })));
    const listen = pages.map((page, index) => asFile(directory, String(index), page)).join('');
    const nginx = await startNginx({ urls: [stack.baseUrl], listen, forBench: true });
    try {
      return await compare(nginx.url, wrk);
    } finally {
      await nginx.stop();
    }
  } finally {
    await stack.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** A delayed acknowledgement of a header that was sent by itself takes 40 ms at every visit but the first few. */
async function fastestVisit(origin: string): Promise<Row> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const visits: number[] = [];
  while (visits.length < 41) {
    const begun = performance.now();
    await ask(`${origin}/`, { agent, headers: GZIP });
    visits.push(performance.now() - begun);
  }
  agent.destroy();
  const usual = median(visits);
  return row('/ over one kept connection, median', usual, 'ms', '< 38 ms', usual < 38);
}

async function compare(origin: string, wrk: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [index, path] of paths.entries()) {
    const [page, file] = [origin + path, `${origin}/archivo/${index}.html`];
    const [stored, plain] = [await ask(page, { headers: GZIP }), await ask(file, { headers: GZIP })];
    if (stored.status !== 200 || plain.status !== 200 || !stored.body.equals(plain.body)) {
      throw new Error(`${path} and its file are not the same: ${stored.status}, ${plain.status}`);
    }
    const size = stored.body.length;
    const turn = (url: string) => requestsASecond(wrk, url, size);
    for (const url of [page, file]) turn(url); // warm-up
    const [ratios, pagesASecond]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const before = turn(file);
      const ours = turn(page);
      ratios.push((2 * ours) / (before + turn(file)));
      pagesASecond.push(ours);
    }
    const share = median(ratios);
    const kilobytes = `${(size / 1000).toFixed(0)} kB, gzip`;
    rows.push(
      row(
        `${path} from nginx's cache (${kilobytes}), requests a second of one process`,
        median(pagesASecond),
        '',
        '',
        true,
      ),
      row('the same, as a share of the same bytes in a file', share, '', `>= ${GOAL}`, share >= GOAL),
    );
  }
  return [...rows, await fastestVisit(origin)];
}
