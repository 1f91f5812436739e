import type { DeskKeyAnswer } from '@/lib/private/desk-key/contract';
import type { ConsultationInput } from '@/lib/questions/consultations/questions';
import { TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { newAddress } from '../http/new-address';
import type { Attached } from '../shop/consultation-payload';
import { sealedForm, sealedPayload } from '../shop/sealed-payload';
import type { SharedStack } from '../stack/stack';

export async function postOnce({ baseUrl }: SharedStack, form: FormData) {
  const headers = { Accept: 'application/json', 'X-Forwarded-For': newAddress() };
  const response = await fetch(`${baseUrl}/api/consultations`, { method: 'POST', headers, body: form });
  return { status: response.status, body: await response.json() };
}

/** With the timestamp that a form without one is given. */
export async function postForm(stack: SharedStack, form: FormData) {
  const first = await postOnce(stack, form);
  if (first.body.error?.code !== 'suspicious') return first;
  form.set(TIMESTAMP_FIELD, first.body.error.stamp);
  return postOnce(stack, form);
}

/** A consultation that is sealed for the key of the desk as a visitor's browser seals it, and stored. */
export async function sendSealed(
  stack: SharedStack,
  given: ConsultationInput,
  files: readonly Attached[],
): Promise<void> {
  const { body: key } = await stack.api.get<DeskKeyAnswer>('/api/desk-key');
  const sent = await postForm(stack, sealedForm(await sealedPayload(given, files, key)));
  if (sent.status !== 201) throw new Error(`The consultation was refused: ${JSON.stringify(sent.body)}`);
}
