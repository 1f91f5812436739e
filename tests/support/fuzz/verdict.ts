import { z } from 'zod';
import messages from '@/lib/shared/i18n/messages';
import type { Answered, Call } from './call';

const sentences = new Set(Object.values(messages.Api));
const consultationCode =
  /^(invalid|suspicious|too_often|too_large|too_slow|unreadable|busy|network_busy|unsupported|database_down)$/;

const refusal = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(messages.Api) as [keyof typeof messages.Api]),
    message: z.string().refine((sentence) => sentences.has(sentence)),
    fields: z.record(z.string(), z.string().min(1)).optional(),
  }),
});

/** The loser of a race at the desk gets the state that there is now. */
const deskRefusal = refusal.extend({ state: z.unknown() });

const consultationRefusal = z.strictObject({
  success: z.literal(false),
  error: z.strictObject({
    code: z.string().regex(consultationCode),
    message: z.string().min(1),
    fields: z.record(z.string(), z.string().min(1)).optional(),
    files: z.array(z.strictObject({ name: z.string(), reason: z.string(), message: z.string() })).optional(),
    stamp: z.string().optional(),
  }),
});

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH']);
const INNER_LIFE = /\bat .+:\d+:\d+|node_modules|\.next\/|prisma|postgres|select .+ from|insert into|stack/i;

/** What is wrong with an answer, or null. `away` are the statuses that a provider's failure may cause. */
export function faultOf(call: Call, { status, headers, text }: Answered, away: number[] = []): string | null {
  if (status >= 500 && !away.includes(status)) return `a fault of ours: ${status}`;
  if (INNER_LIFE.test(text) && !headers['content-type']?.includes('text/html')) return 'tells about the inside';
  const said = `${text}${JSON.stringify(headers)}`;
  if (call.secrets.some((secret) => said.includes(secret))) return 'repeats what belongs to a person';
  // What climbs out of /api with dots is answered as the page that it then names.
  const { pathname } = new URL(call.path, 'http://localhost');
  if (!pathname.startsWith('/api/') || status < 400) return null;
  return shapeFault(call, status, headers, text);
}

function shapeFault(call: Call, status: number, headers: Answered['headers'], text: string): string | null {
  // The framework's answers to a method that this route has not, or that nobody has, and Node's to headers beyond 16 kB.
  if (text === '' && (status === 405 || status === 431 || (status === 400 && !KNOWN_METHODS.has(call.method))))
    return null;
  if (call.method === 'HEAD' && text === '') return null;
  if (!headers['content-type']?.startsWith('application/json'))
    return `${status} is no JSON but ${headers['content-type']}`;
  const shape = shapeOf(call.path);
  const parsed = shape.safeParse(JSON.parse(text));
  return parsed.success ? null : `${status} has another shape: ${parsed.error.message.slice(0, 300)}`;
}

function shapeOf(path: string) {
  if (path.startsWith('/api/consultations')) return z.union([refusal, consultationRefusal]);
  return path.startsWith('/api/desk/') ? z.union([refusal, deskRefusal]) : refusal;
}
