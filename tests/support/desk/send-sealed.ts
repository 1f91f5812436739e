import type { DeskKeyAnswer } from '@/lib/private/desk-key/contract';
import type { ConsultationInput } from '@/lib/questions/consultations/questions';
import { TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { newAddress } from '../http/new-address';
import type { Attached } from '../shop/consultation-payload';
import { sealedForm, sealedPayload } from '../shop/sealed-payload';
import type { SharedStack } from '../stack/stack';

/** A consultation that is sealed for the key of the desk as a visitor's browser seals it, and stored. */
export async function sendSealed(
  { api, baseUrl }: SharedStack,
  given: ConsultationInput,
  files: readonly Attached[],
): Promise<void> {
  const { body: key } = await api.get<DeskKeyAnswer>('/api/desk-key');
  const form = sealedForm(await sealedPayload(given, files, key));
  const post = async () => {
    const headers = { Accept: 'application/json', 'X-Forwarded-For': newAddress() };
    const response = await fetch(`${baseUrl}/api/consultations`, { method: 'POST', headers, body: form });
    return { status: response.status, body: await response.json() };
  };
  let sent = await post();
  if (sent.body.error?.code === 'suspicious') {
    form.set(TIMESTAMP_FIELD, sent.body.error.stamp);
    sent = await post();
  }
  if (sent.status !== 201) throw new Error(`The consultation was refused: ${JSON.stringify(sent.body)}`);
}
