import { importsOf, type Source } from './sources';

/** Who alone may speak to whom, on the server. */
const VENDORS: [vendor: RegExp, home: RegExp][] = [
  [/^stripe$/, /^lib\/payments\//],
  [/^resend$/, /^lib\/server\/email\//],
  [/^(@googleapis\/|google-auth-library$)/, /^lib\/agenda\/calendar\//],
  [/^(@prisma\/|prisma$)/, /^lib\/(server\/db\.ts$|generated\/)/],
  [/^@simplewebauthn\/server$/, /^lib\/private\/passkeys\//],
  [/^(graphile-worker|pg)$/, /^lib\/server\/(db\.ts$|jobs\/)/],
];

/** As above, for what runs in browsers too. */
const SEALING_VENDORS: [vendor: RegExp, home: RegExp][] = [
  [/^(age-encryption|@noble\/.*|@scure\/.*)$/, /^lib\/private\/sealing\//],
  [/^comlink$/, /^lib\/private\/sealing\/worker\//],
  [/^(pdfjs-dist|mammoth)\b/, /^components\/private\/reader\//],
];

const PAGE = /^app\/.*\b(page|layout|loading|error|not-found)\.tsx$/;
const PAGES_AVOID = /^(lib\/server\/db|zod|stripe|resend|pg)$/;

export const HOMES = [...VENDORS, ...SEALING_VENDORS];

const ownVendor = (path: string, from: string) =>
  HOMES.every(([vendor, home]) => !vendor.test(from) || home.test(path));

function isServerOnly(source: Source): boolean {
  const reaches = importsOf(source).some(
    ({ from, typeOnly }) => !typeOnly && (from === 'lib/server/db' || VENDORS.some(([vendor]) => vendor.test(from))),
  );
  return !source.path.startsWith('lib/') || !reaches || /^import 'server-only';/.test(source.text);
}

/** Every import of a vendor away from its home, of a page that does more than compose, and every module without `server-only`. */
export function vendorFaults(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const { path } = source;
    const faults = importsOf(source).flatMap(({ from, typeOnly }) => {
      if (typeOnly) return [];
      if (!ownVendor(path, from)) return [`${path} must not speak to ${from} itself`];
      return PAGE.test(path) && PAGES_AVOID.test(from) ? [`${path} is a page and must not import ${from}`] : [];
    });
    return isServerOnly(source) ? faults : [...faults, `${path} must begin with import 'server-only'`];
  });
}

const VAGUE = /(^|\/)(utils?|helpers?|common|misc|types|index)\.(ts|tsx|mjs)$/;

export function nameFaults(sources: Source[]): string[] {
  return sources.filter(({ path }) => VAGUE.test(path)).map(({ path }) => `${path} has a name that says nothing`);
}

/** Configuration is parsed once: no other module reads the environment. */
export function environmentFaults(sources: Source[]): string[] {
  return sources
    .filter(
      ({ path, text }) =>
        path !== 'lib/shared/env.ts' &&
        /\bprocess\.env\b/.test(text.replace(/process\.env\.(NEXT_RUNTIME|NODE_ENV)\b/g, '')),
    )
    .map(({ path }) => `${path} must read lib/shared/env.ts, not process.env`);
}
