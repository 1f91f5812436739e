import type { TypedResponse } from 'hono';
import { getTranslations } from 'next-intl/server';
import type { ProblemBody, ProblemCode } from '@/lib/orders/contract';
import type messages from '@/lib/shared/i18n/messages';

type FieldMessage = keyof typeof messages.Validation;
export type Fields = Record<string, FieldMessage>;

/** What refuses a call adds nothing to the type of what the call answers. */
export type ProblemAnswer = Response & TypedResponse<never, 400, 'json'>;

function problemAnswer(body: object, init: ResponseInit): ProblemAnswer {
  return Response.json(body, init) as ProblemAnswer;
}

export async function problem(
  status: number,
  code: ProblemCode,
  fields?: Fields,
  headers?: HeadersInit,
): Promise<ProblemAnswer> {
  const [api, validation] = await Promise.all([getTranslations('Api'), getTranslations('Validation')]);
  const sentences =
    fields && Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, validation(key)]));
  const body: ProblemBody = { error: { code, message: api(code), ...(sentences && { fields: sentences }) } };
  return problemAnswer(body, { status, headers });
}

/** With the state that there is now, which the screen shows. */
export async function problemWithState(
  status: number,
  code: ProblemCode,
  state: unknown,
  headers?: HeadersInit,
): Promise<ProblemAnswer> {
  const t = await getTranslations('Api');
  return problemAnswer({ error: { code, message: t(code) }, state }, { status, headers });
}

/** 422 with a message beside each field. */
export function refused(fields: Fields): Promise<ProblemAnswer> {
  return problem(422, 'invalid', fields);
}
