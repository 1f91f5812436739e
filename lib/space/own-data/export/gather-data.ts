import 'server-only';
import { db } from '@/lib/server/db';
import { holdingsOf } from '../holdings';
import { consultationsOf } from './consultations-of';
import { ordersOf } from './orders-of';

/** `spaceId` is null for a mailbox without a space. */
type Owner = { spaceId: string | null; email: string };

/**
 * Everything that the firm holds about a mailbox and that is not sealed, for its owner to keep: names are Spanish, amounts are euros,
 * moments ISO 8601 in UTC. Nothing of it opens anything: no token, no hash, no secret of a key.
 */
export async function gatherData({ spaceId, email }: Owner, now: Date): Promise<Record<string, unknown>> {
  const holdings = await holdingsOf(db(), email);
  return {
    generado: now,
    correo: email,
    cliente: await customersOf(holdings.user),
    contrataciones: await ordersOf(holdings.order),
    consultas: await consultationsOf(holdings.consultation),
    citasGratuitas: await freeAppointmentsOf(holdings.freeAppointment),
    mensajes: await messagesOf(holdings.message),
    carta: await subscriptionsOf(holdings.subscription),
    declaraciones: await statementsOf(holdings.statement),
    correosEnviados: await mailsOf([...(spaceId ? [spaceId] : []), ...Object.values(holdings).flat()]),
    espacio: spaceId && (await spaceOf(spaceId)),
  };
}

async function customersOf(ids: string[]) {
  const customers = await db().user.findMany({ where: { id: { in: ids } } });
  return customers.map(({ fullName, phone, createdAt }) => ({ nombre: fullName, telefono: phone, desde: createdAt }));
}

async function subscriptionsOf(ids: string[]) {
  const subscriptions = await db().newsletterSubscription.findMany({ where: { id: { in: ids } } });
  return subscriptions.map(({ createdAt, consentedAt, policyVersion, confirmedAt }) => ({
    pedida: createdAt,
    consentimiento: consentedAt,
    politica: policyVersion,
    confirmada: confirmedAt,
  }));
}

async function statementsOf(ids: string[]) {
  const statements = await db().withdrawal.findMany({ where: { id: { in: ids } } });
  return statements.map(({ name, contract, statement, state, submittedAt }) => ({
    nombre: name,
    contrato: contract,
    declaracion: statement,
    estado: state,
    recibida: submittedAt,
  }));
}

async function freeAppointmentsOf(ids: string[]) {
  const bookings = await db().booking.findMany({ where: { id: { in: ids } }, orderBy: { startsAt: 'asc' } });
  return bookings.map((booking) => ({
    empieza: booking.startsAt,
    termina: booking.endsAt,
    estado: booking.status,
    modo: booking.bookingType,
    nombre: booking.customerName,
    telefono: booking.customerPhone,
    notas: booking.notes,
    enlace: booking.googleMeetLink,
  }));
}

async function messagesOf(ids: string[]) {
  const messages = await db().contactMessage.findMany({
    where: { id: { in: ids } },
    orderBy: { createdAt: 'asc' },
    include: { answers: { orderBy: { at: 'asc' } } },
  });
  return messages.map((message) => ({
    recibido: message.createdAt,
    formulario: message.source,
    asunto: message.context,
    nombre: message.name,
    telefono: message.phone,
    texto: message.message,
    consentimiento: message.consentedAt,
    politica: message.policyVersion,
    contestaciones: message.answers.map(({ at, via, text }) => ({ fecha: at, medio: via, texto: text })),
  }));
}

async function mailsOf(subjectIds: string[]) {
  const mails = await db().mail.findMany({ where: { subjectId: { in: subjectIds } }, orderBy: { at: 'asc' } });
  const events = await db().mailEvent.findMany({ where: { resendId: { in: mails.map(({ resendId }) => resendId) } } });
  return mails.map(({ kind, subject, at, resendId }) => ({
    enviado: at,
    sobre: subject,
    clase: kind,
    entrega: events
      .filter((event) => event.resendId === resendId)
      .map((event) => ({ fecha: event.at, que: event.kind })),
  }));
}

async function spaceOf(spaceId: string) {
  const space = await db().space.findUnique({
    where: { id: spaceId },
    include: { keys: true, events: { orderBy: { id: 'asc' } } },
  });
  return (
    space && {
      creado: space.createdAt,
      consentimiento: space.consentedAt,
      politica: space.policyVersion,
      abierto: space.lastOpenedAt,
      llaves: space.keys.map(({ kind, label, createdAt, lastUsedAt }) => ({
        clase: kind,
        nombre: label,
        creada: createdAt,
        usada: lastUsedAt,
      })),
      registro: space.events.map(({ at, kind, method, device, network }) => ({
        fecha: at,
        que: kind,
        llave: method,
        dispositivo: device,
        red: network,
      })),
    }
  );
}
