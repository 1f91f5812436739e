import { admitConsultation } from '@/lib/questions/consultations/admit-consultation';
import { MAX_REQUEST_SIZE } from '@/lib/questions/consultations/file-rules';
import { visitorAddress } from '@/lib/server/security/visitor-address';
import { drainBody } from '@/lib/server/uploads/drain-body';
import { endpoint } from '../../(server)/_http/endpoint';
import { formAnswer, jsonAnswer, type Outcome } from './responses';

/** Answers the form's script with JSON, and a form without JavaScript with a redirect. */
export const POST = endpoint(async (request) => {
  const isPlainForm = request.headers.get('accept')?.includes('text/html') ?? false;
  const now = new Date();
  const outcome = await take(request, now);
  return isPlainForm ? formAnswer(outcome, now) : jsonAnswer(outcome, now);
});

async function take(request: Request, now: Date): Promise<Outcome> {
  const contentType = request.headers.get('content-type') ?? '';
  const { body } = request;
  if (!body || !/^multipart\/form-data\b/i.test(contentType)) return { ok: false, reason: 'unsupported' };
  if (Number(request.headers.get('content-length') ?? 0) > MAX_REQUEST_SIZE) {
    await drainBody(request);
    return { ok: false, reason: 'too-large' };
  }
  const address = visitorAddress(request.headers);
  const outcome = await admitConsultation({ contentType, body, address }, now);
  if (!outcome.ok) await drainBody(request);
  return outcome;
}
