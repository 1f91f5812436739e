import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Screen = { html: string; headers: Record<string, string> };

const screens = new Map<string, Promise<Screen>>();

/** What does not exist now may exist soon. */
const SHARED_FOR_SECONDS = 10;

/** A page that `next build` has made, with its policy; under `next dev`, where nothing is prerendered, `words` alone. */
function prerenderedScreen(name: string, words: string): Promise<Screen> {
  const known = screens.get(name);
  if (known) return known;
  const screen = readPrerendered(name).catch(() => {
    screens.delete(name);
    return { html: `<!doctype html><title>404</title><h1>404</h1><p>${words}</p>`, headers: {} };
  });
  screens.set(name, screen);
  return screen;
}

/** The page as the answer for what is not there. */
export async function answerNotFound(name: string, words: string): Promise<Response> {
  const { html, headers } = await prerenderedScreen(name, words);
  return new Response(html, { status: 404, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}

async function readPrerendered(name: string): Promise<Screen> {
  const file = join(process.cwd(), '.next/server/app', name);
  const [html, meta] = await Promise.all([readFile(`${file}.html`, 'utf8'), readFile(`${file}.meta`, 'utf8')]);
  const policy: string = JSON.parse(meta).headers['content-security-policy'];
  const lifetime = `public, max-age=0, s-maxage=${SHARED_FOR_SECONDS}`;
  return { html, headers: { 'Content-Security-Policy': policy, 'Cache-Control': lifetime } };
}
