import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const HTML_LIMIT = 20_000;
const DATA_LIMIT = 15_000;
const CSS_LIMIT = 15_000;
/** Of the desk: its own sheet comes on top of the site's. */
const DESK_CSS_LIMIT = 32_000;
/** As the desk's; its own sheet has the classes of head and foot once more. */
const SPACE_CSS_LIMIT = 22_000;
/** Scripts of a first load above those of a page that has only a heading; of a calculator and the consultation with the page's data, which is a script too. */
const SCRIPT_LIMITS = { article: 25_000, calculator: 42_000, consultation: 50_000 };
/** A word of the router's own code that minifying keeps: a page with only a heading loads that too. */
const ROUTER_CODE = 'useRouterBFCache';
const isDesk = (file: string) => /^mesa(\.html$|[\\/])/.test(file);
const isSpace = (file: string) => /^espacio(\.html$|[\\/])/.test(file);
/** Words that occur only in the desk's own code and in the packages that it has alone, or with the private space. The form of a consultation asks for its public key. */
const DESK_CODE = /\/api\/desk(?!-key)|headlessui|ERROR_AUTHENTICATOR_/;
/** Words that occur only in react-hook-form and in zod, and that minifying keeps. */
const FORM_LIBRARIES = /shouldUseNativeValidation|ZodObject/;
/** Classes that only the newsletter's form has, of all that browsers load. */
const NEWSLETTER_FORM = 'sm:mt-[1.96875rem]';
const FORM_LIBRARIES_ALL = new RegExp(FORM_LIBRARIES, 'g');

const prerendered = join('.next', 'server', 'app');
const pages = readdirSync(prerendered, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(join(prerendered, file), 'utf8') }));

/** Bytes as they travel. */
const weigh = (content: string | Buffer) => gzipSync(content).length;

function styleSheetsOf(html: string): string[] {
  const addresses = html.matchAll(/<link rel="stylesheet" href="\/_next\/(static\/[^"?]+\.css)[^"]*"/g);
  return [...new Set([...addresses].map(([, path = '']) => path))];
}

const weighFile = (path: string) => weigh(readFileSync(join('.next', path)));

/** React's data of the page, which is a script too. */
function dataOf(html: string): { files: number; bytes: number } {
  const files = [...html.matchAll(/ src="\/_next\/(static\/page-data\/[^"]+)"/g)].map(([, path = '']) => path);
  const bytes = files.reduce((sum, path) => sum + weigh(readFileSync(join('.next', 'standalone', '.next', path))), 0);
  return { files: files.length, bytes };
}

/** The scripts that the HTML references, without those for old browsers. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script [^>]*src="\/_next\/(static\/(?!page-data\/)[^"?]+\.js)[^>]*>/g)];
  return [...new Set(tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, path = '']) => path))];
}

test('no prerendered page weighs 20 kB', () => {
  expect(pages.map(({ file }) => file)).toContain('index.html');
  const weights = pages.map(({ file, html }) => ({ file, bytes: weigh(html) }));
  expect(weights.filter(({ bytes }) => bytes >= HTML_LIMIT)).toEqual([]);
});

test('a page whose scripts wait shows nothing that only a script fills', () => {
  const waiting = pages.filter(({ html }) => html.includes('data-idle-ms="10000"'));
  expect(waiting.length).toBeGreaterThan(10);
  const unfilled =
    /class="[^"]*animate-pulse|(?:role="status"|aria-live="(?:polite|assertive)")[^>]*>\s*(?:<(?!\/|div|p)[^>]*>)*[^<\s]|<\w+[^>]* disabled=""/;
  expect(waiting.filter(({ html }) => unfilled.test(html)).map(({ file }) => file)).toEqual([]);
});

test('the hydration data of no prerendered page weighs 15 kB, and is one file', () => {
  const withScripts = pages.filter(({ file }) => file !== '_global-error.html');
  const weights = withScripts.map(({ file, html }) => {
    return { file, ...dataOf(html) };
  });
  expect(weights.filter(({ files }) => files !== 1)).toEqual([]);
  expect(weights.filter(({ bytes }) => bytes >= DATA_LIMIT)).toEqual([]);
});

test('the style sheets of no prerendered page weigh 15 kB, and those of the desk not 32 kB', () => {
  const weights = pages.map(({ file, html }) => {
    const sheets = styleSheetsOf(html).map(weighFile);
    return { file, sheets: sheets.length, bytes: sheets.reduce((sum, bytes) => sum + bytes, 0) };
  });
  expect(weights.filter(({ sheets }) => sheets === 0)).toEqual([]);
  const limitOf = (file: string) => (isDesk(file) ? DESK_CSS_LIMIT : isSpace(file) ? SPACE_CSS_LIMIT : CSS_LIMIT);
  expect(weights.filter(({ file, bytes }) => bytes >= limitOf(file))).toEqual([]);
});

/** Of the framework: a page with only a heading has them too. */
function frameworkFiles(): string[] {
  const manifest = readFileSync(join('.next', 'build-manifest.json'), 'utf8');
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(manifest);
  const all = new Set(pages.flatMap(({ html }) => scriptsOf(html)));
  const router = [...all].filter((path) => readFileSync(join('.next', path), 'utf8').includes(ROUTER_CODE));
  expect(rootMainFiles.length).toBeGreaterThan(0);
  expect(router).not.toEqual([]);
  return [...rootMainFiles, ...router];
}

test('the scripts of an article, a calculator and the consultation have a limit above those of a page with only a heading', () => {
  const framework = frameworkFiles();
  const weights = (pattern: RegExp) => {
    const some = pages.filter(({ file }) => pattern.test(file));
    expect(some).not.toEqual([]);
    return some.map(({ file, html }) => {
      const own = scriptsOf(html).filter((path) => !framework.includes(path));
      expect(own).not.toEqual([]);
      return { file, bytes: own.map(weighFile).reduce((sum, bytes) => sum + bytes, 0), data: dataOf(html).bytes };
    });
  };
  const calculators = weights(/^calculadoras[\\/]/);
  expect(weights(/^blog[\\/]/).filter(({ bytes }) => bytes > SCRIPT_LIMITS.article)).toEqual([]);
  const consultation = weights(/^consulta-gratuita\.html$/);
  expect(calculators.filter(({ bytes, data }) => bytes + data > SCRIPT_LIMITS.calculator)).toEqual([]);
  expect(consultation.filter(({ bytes, data }) => bytes + data > SCRIPT_LIMITS.consultation)).toEqual([]);
});

test('no public page loads code or styles of the desk', () => {
  const desk = pages.filter(({ file }) => isDesk(file));
  const space = pages.filter(({ file }) => isSpace(file));
  const site = pages.filter(({ file }) => !isDesk(file) && !isSpace(file));
  expect(space.length).toBeGreaterThan(1);
  expect(desk.length).toBeGreaterThan(2);
  const scriptsWithDeskCode = (some: typeof pages) =>
    [...new Set(some.flatMap(({ html }) => scriptsOf(html)))].filter((path) =>
      DESK_CODE.test(readFileSync(join('.next', path), 'utf8')),
    );
  expect(scriptsWithDeskCode(desk)).not.toEqual([]);
  expect(scriptsWithDeskCode(site)).toEqual([]);
  const ofSpace = space.flatMap(({ html }) => scriptsOf(html));
  expect(ofSpace.filter((path) => /\/api\/desk(?!-key)/.test(readFileSync(join('.next', path), 'utf8')))).toEqual([]);
  const ownSheets = desk
    .flatMap(({ html }) => styleSheetsOf(html))
    .filter((path) => !styleSheetsOf(pages.find(({ file }) => file === 'contacto.html')?.html ?? '').includes(path));
  expect(ownSheets).not.toEqual([]);
  expect(site.filter(({ html }) => styleSheetsOf(html).some((path) => ownSheets.includes(path)))).toEqual([]);
});

test('no prerendered page loads zod or react-hook-form before a form is touched', () => {
  const scripts = new Set(pages.flatMap(({ html }) => scriptsOf(html)));
  const hasLibrary = (path: string) => FORM_LIBRARIES.test(readFileSync(join('.next', path), 'utf8'));
  expect([...scripts].filter(hasLibrary)).toEqual([]);
  const chunks = readdirSync(join('.next', 'static', 'chunks'), { recursive: true, encoding: 'utf8' });
  const all = chunks.filter((file) => file.endsWith('.js')).map((file) => join('static', 'chunks', file));
  // The build has both libraries, in one file or in two.
  const words = all.flatMap((path) => readFileSync(join('.next', path), 'utf8').match(FORM_LIBRARIES_ALL) ?? []);
  expect(new Set(words).size).toBe(2);
});

test("no prerendered page loads the newsletter's form before it is touched", () => {
  const hasForm = (path: string) => readFileSync(join('.next', path), 'utf8').includes(NEWSLETTER_FORM);
  const scripts = new Set(pages.flatMap(({ html }) => scriptsOf(html)));
  expect([...scripts].filter(hasForm)).toEqual([]);
  const chunks = readdirSync(join('.next', 'static', 'chunks'), { recursive: true, encoding: 'utf8' });
  const all = chunks.filter((file) => file.endsWith('.js')).map((file) => join('static', 'chunks', file));
  expect(all.filter(hasForm)).not.toEqual([]);
  // The form is in the HTML all the same, in its place.
  const valores = pages.find(({ file }) => file === 'valores.html')?.html ?? '';
  expect(valores).toMatch(/<footer[^>]*>.*<form id="pie-boletin-datos".*<\/footer>/s);
});
