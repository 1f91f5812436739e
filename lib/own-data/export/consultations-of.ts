import 'server-only';
import { db } from '@/lib/db';
import { shortReference } from '@/lib/i18n/short-reference';

/** In clear as they were sent; of a sealed one what the server knows. */
export async function consultationsOf(ids: string[]) {
  const consultations = await db().consultation.findMany({
    where: { id: { in: ids } },
    orderBy: { createdAt: 'asc' },
    include: {
      uploadedFiles: { orderBy: { position: 'asc' }, select: { name: true, size: true } },
      answers: { orderBy: { at: 'asc' } },
    },
  });
  return consultations.map(
    ({
      id,
      submissionHash: _,
      deskEpoch,
      uploadedFiles,
      answers,
      createdAt,
      consentedAt,
      policyVersion,
      ...typed
    }) => ({
      referencia: shortReference(id),
      recibida: createdAt,
      consentimiento: consentedAt,
      politica: policyVersion,
      cifrada: deskEpoch !== null,
      ...(deskEpoch === null && { respuestas: typed }),
      archivos: uploadedFiles.map(({ name, size }) => ({ nombre: deskEpoch === null ? name : null, bytes: size })),
      contestaciones: answers.map(({ at, via, text, sealed }) => ({
        fecha: at,
        medio: via,
        texto: text,
        cifrada: sealed !== null,
      })),
    }),
  );
}
