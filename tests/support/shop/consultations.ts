import type { ConsultationInput } from '@/lib/questions/consultations/questions';
import { newAddress } from '@/tests/support/http/new-address';
import { STAFF } from '@/tests/support/http/outbox';
import type { Email } from '@/tests/support/http/sandbox-control';
import {
  type Attached,
  answers,
  plainConsultation,
  scriptedConsultation,
} from '@/tests/support/shop/consultation-payload';
import type { SharedStack } from '@/tests/support/stack/stack';

type Sent = {
  success?: boolean;
  booking?: string | null;
  error?: {
    code: string;
    message: string;
    fields?: Record<string, string>;
    files?: { name: string; reason: string; message: string }[];
    stamp?: string;
  };
};

type Options = { headers?: Record<string, string>; more?: Record<string, string>; baseUrl?: string };

/** As the form's script sends it. */
export async function send(
  stack: SharedStack,
  given: ConsultationInput = answers(),
  files: Attached[] = [],
  { headers, more, baseUrl = stack.baseUrl }: Options = {},
) {
  const response = await fetch(`${baseUrl}/api/consultations`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'X-Forwarded-For': newAddress(), ...headers },
    body: scriptedConsultation(given, files, more),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as Sent };
}

/** As a browser without JavaScript sends it; where it leads to. */
export async function sendPlain(stack: SharedStack, given: ConsultationInput, files: Attached[] = []) {
  const response = await fetch(`${stack.baseUrl}/api/consultations`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html,application/xhtml+xml', 'X-Forwarded-For': newAddress() },
    body: plainConsultation(given, files),
  });
  return { status: response.status, location: response.headers.get('location') ?? '' };
}

export async function countConsultations({
  db,
}: SharedStack): Promise<{ consultations: number; files: number; jobs: number }> {
  const { rows } = await db.query(
    `SELECT (SELECT count(*)::int FROM consultations) AS consultations,
       (SELECT count(*)::int FROM consultation_files) AS files,
       (SELECT count(*)::int FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t
          ON t.id = j.task_id WHERE t.identifier = 'send-consultation-email') AS jobs`,
  );
  return rows[0];
}

/** Every e-mail that this visitor's consultation caused. */
export async function mailsOf({ sandbox }: SharedStack, email: string): Promise<{ staff: Email[]; receipts: Email[] }> {
  const mails = await sandbox.emails();
  return {
    staff: mails.filter(({ to, replyTo }) => to.includes(STAFF) && replyTo.includes(email)),
    receipts: mails.filter(({ to }) => to.includes(email)),
  };
}
