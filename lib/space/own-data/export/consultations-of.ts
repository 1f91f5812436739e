import 'server-only';
import type { Consultation } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';

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
  return consultations.map((consultation) => {
    const { id, createdAt, consentedAt, policyVersion, deskEpoch, replyVia, threadId, uploadedFiles, answers } =
      consultation;
    const isSealed = deskEpoch !== null;
    return {
      referencia: shortReference(id),
      recibida: createdAt,
      consentimiento: consentedAt,
      politica: policyVersion,
      cifrada: isSealed,
      respuestaPor: replyVia,
      respondeA: threadId && shortReference(threadId),
      ...(!isSealed && { respuestas: typedIn(consultation) }),
      archivos: uploadedFiles.map(({ name, size }) => ({ nombre: isSealed ? null : name, bytes: size })),
      contestaciones: answers.map(({ at, via, byName, text, sealed }) => ({
        fecha: at,
        medio: via,
        por: byName,
        texto: text,
        cifrada: sealed !== null,
      })),
    };
  });
}

const euros = (cents: number | null) => cents && cents / 100;

function typedIn(typed: Consultation) {
  return {
    nombre: typed.firstName,
    apellidos: typed.lastName,
    telefono: typed.phone,
    edad: typed.age,
    situacionPersonal: typed.personalSituation,
    situacionLaboral: typed.employmentStatus,
    ingresosMensuales: euros(typed.monthlyIncome),
    vivienda: typed.housingStatus,
    pagoVivienda: euros(typed.monthlyRent),
    deudas: euros(typed.currentDebts),
    pagoDeudas: euros(typed.monthlyDebtPayment),
    ahorros: euros(typed.currentSavings),
    productosAhorro: typed.tipoProductosAhorros,
    pregunta: typed.specificQuestion,
  };
}
