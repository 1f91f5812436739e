import 'server-only';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { serverEnv } from '@/lib/env';
import { type Attachment, bodyChunks, bodyLength, emailBody } from './email-body';

/** Forty megabytes at six megabits a second. */
const TIMEOUT_MS = 60_000;
const API = 'https://api.resend.com';
/** Resend answers 403 (error 1010) to requests without one. */
const USER_AGENT = 'el-sofa-del-dinero';

type Fault = { name: string; statusCode: number };

/** Null if Resend accepts it. Throws without an answer, or on an unreadable attachment: Resend drops a partial body. */
export async function postEmail(
  fields: object,
  attachments: readonly Attachment[],
  idempotencyKey: string,
): Promise<Fault | null> {
  const { RESEND_API_KEY, RESEND_BASE_URL = API } = serverEnv();
  const url = new URL(`${RESEND_BASE_URL}/emails`);
  const body = emailBody(fields, attachments);
  const post = url.protocol === 'http:' ? httpRequest : httpsRequest;
  const request = post(url, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      Authorization: `Bearer ${RESEND_API_KEY}`,
      'Content-Type': 'application/json',
      'User-Agent': USER_AGENT,
      'Content-Length': bodyLength(body),
      'Idempotency-Key': idempotencyKey,
    },
  });
  const responded = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  // Resend may refuse before it has read everything.
  const response = await Promise.race([responded, pipeline(bodyChunks(body), request).then(() => responded)]);
  const status = response.statusCode ?? 0;
  const answer = parse(await text(response));
  if (status >= 200 && status < 300 && answer) return null;
  return { name: typeof answer?.name === 'string' ? answer.name : 'application_error', statusCode: status };
}

function parse(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
