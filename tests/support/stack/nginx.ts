import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallNginx } from '@/scripts/nginx';
import { onFreePorts } from '@/scripts/ports';
import { startNode } from '@/scripts/start/child';
import { waitUntil } from '@/scripts/wait-until';
import { until } from '@/tests/support/stack/until';

export type Nginx = {
  url: string;
  /** What it stored, by the names of the caches. */
  stored(cache: Cache): string[];
  /** Asks these servers only from now on: `down` in servers.conf, and a reload that lets what has begun come to its end. */
  askOnly(urls: readonly string[]): Promise<void>;
  /** As after a deployment that cannot wait the ten seconds. */
  emptyCache(cache: Cache): void;
  /** The whole lines of its log, each about one request. The last answer's may still be missing: it is written after it. */
  log(): LoggedRequest[];
  /** The lines about these requests, once there are so many. */
  logged(atLeast: number, isMeant: (line: LoggedRequest) => boolean): Promise<LoggedRequest[]>;
  stop(): Promise<void>;
};

type Cache = 'pages' | 'files' | 'missing';

export type LoggedRequest = { method: string; path: string; status: number; cache: string; server: string };

type Options = {
  /** Of the running servers. */
  urls: readonly string[];
  /** Requests a minute from one address, in every zone, so that none comes free while a test counts them. */
  rate?: number;
  /** No request waits for its turn; at such a rate a test would wait with it. */
  allAtOnce?: boolean;
  /** Of the zone for all requests, where a test cannot send as many. */
  burstOfAll?: number;
  /** Seconds after which a stored page, or its absence, is asked for again, where ten are too long to wait for. */
  freshFor?: number;
  /** Seconds for which a server may leave a request unread where nothing else is said, if thirty are too long to wait for. */
  unreadFor?: number;
  /** As deployed for speed: the log in pieces of 64 kB, and one process, so that nothing else is measured; and no limit in the way. */
  forBench?: boolean;
  /** What the server listens on instead of a port of its own choice, and what stands beside it. */
  listen?: string;
  redirect?: string;
};

const SOURCE = 'deploy';
/** Where deploy/nginx.conf has the server behind its cache. */
const INNER_SERVER = '127.0.0.1:8710';

// What Debian's own nginx.conf says, as far as it matters, and nothing outside of this folder.
function mainConfiguration(directory: string, { forBench }: Options): string {
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes ${forBench ? 1 : 'auto'};
pid ${directory}/nginx.pid;
events { worker_connections 1024; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  types { text/html html; text/css css; image/svg+xml svg; }
  default_type application/octet-stream;
  gzip on;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  include ${directory}/sofa.conf;
}`;
}

/** deploy/nginx.conf as it is, but for the places of its files and the times that a test cannot wait for. */
function behaviour(directory: string, inner: number, options: Options): string {
  const { rate, allAtOnce, burstOfAll, freshFor, unreadFor, forBench } = options;
  const text = readFileSync(join(SOURCE, 'nginx.conf'), 'utf8')
    .replaceAll('/var/cache/', `${directory}/cache/`)
    .replaceAll('/var/log/nginx/', `${directory}/`)
    .replaceAll(INNER_SERVER, `127.0.0.1:${inner}`)
    .replace(' buffer=64k flush=5s;', forBench ? '$&' : ';');
  const paced = rate ? text.replaceAll(/rate=\d+r\/s/g, `rate=${rate}r/m`) : text;
  const atOnce = allAtOnce ? paced.replaceAll(/ delay=\d+/g, ' nodelay') : paced;
  const open = forBench ? atOnce.replaceAll(/rate=\d+r\/s/g, 'rate=1000000r/s') : atOnce;
  const small = burstOfAll ? open.replaceAll(/zone=sofa_all burst=\d+/g, `zone=sofa_all burst=${burstOfAll}`) : open;
  const fresh = freshFor ? small.replaceAll(/(proxy_cache_valid \d+) 10s/g, `$1 ${freshFor}s`) : small;
  return unreadFor ? fresh.replace('proxy_send_timeout 30s', `proxy_send_timeout ${unreadFor}s`) : fresh;
}

function serverLines(urls: readonly string[], asked: readonly string[]): string {
  const line = (url: string) =>
    `server ${new URL(url).host} max_fails=3 fail_timeout=5s${asked.includes(url) ? '' : ' down'};\n`;
  return urls.map(line).join('');
}

/** The processes that answer; those of before a reload go once they have nothing left to answer. */
function workersOf(master: number): string[] {
  return readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
}

function configure(directory: string, port: number, inner: number, options: Options): void {
  mkdirSync(join(directory, 'cache'));
  cpSync(join(SOURCE, 'nginx'), join(directory, 'sofa'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
  write('sofa/servers.conf', serverLines(options.urls, options.urls));
  write('sofa/listen.conf', `listen 127.0.0.1:${port};\n${options.listen ?? ''}`);
  write('sofa/redirect.conf', options.redirect ?? '');
  const ownAnswers = readFileSync(join(SOURCE, 'nginx/estado.conf'), 'utf8');
  write('sofa/estado.conf', ownAnswers.replaceAll('/etc/nginx/', `${directory}/`));
  write('sofa.conf', behaviour(directory, inner, options));
  write('nginx.conf', mainConfiguration(directory, options));
}

/** nginx on a free port, with the configuration that is deployed, in front of these servers. */
export function startNginx(options: Options): Promise<Nginx> {
  return onFreePorts(2, ([port = 0, inner = 0]) => startOn(port, inner, options));
}

async function startOn(port: number, inner: number, options: Options): Promise<Nginx> {
  const program = findOrInstallNginx();
  const directory = mkdtempSync(join(tmpdir(), 'sofa-nginx-'));
  const url = `http://127.0.0.1:${port}`;
  configure(directory, port, inner, options);
  const child = startNode('nginx', ['tests/support/stack/run-nginx.mjs', program, directory]);
  let ended: string | undefined;
  child.exited.then((how) => {
    ended = how;
  });
  const answers = () =>
    fetch(`${url}/_estado/estilo.css`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(async () => ended ?? (await answers()), 'nginx does not answer');
  if (ended) throw new Error(`${ended}\n${readFileSync(join(directory, 'error.log'), 'utf8')}`);
  const log = () =>
    readFileSync(join(directory, 'sofa.log'), 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line): LoggedRequest => JSON.parse(line));
  const cacheOf = (name: string) => join(directory, 'cache', `sofa-${name}`);
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  return {
    url,
    stored: (name) => filesIn(cacheOf(name)).map((file) => readFileSync(file, 'latin1')),
    askOnly: async (asked) => {
      const master = Number(readFileSync(join(directory, 'nginx.pid'), 'utf8'));
      const before = workersOf(master);
      writeFileSync(join(directory, 'sofa', 'servers.conf'), serverLines(options.urls, asked));
      process.kill(master, 'SIGHUP');
      const replaced = () => !workersOf(master).some((worker) => before.includes(worker));
      await until(async () => replaced(), 'nginx does not reload');
    },
    emptyCache: (name) => {
      for (const file of filesIn(cacheOf(name))) rmSync(file);
    },
    log,
    logged: async (atLeast, isMeant) => {
      const meant = () => log().filter(isMeant);
      const message = `nginx does not log ${atLeast} such requests`;
      await waitUntil(() => meant().length >= atLeast, { timeout: 60_000, message });
      return meant();
    },
    stop: async () => {
      await child.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
