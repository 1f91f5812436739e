import 'server-only';
import { db } from '@/lib/server/db';
import type { SpaceView } from '../contract';
import type { OpenSpace } from '../sessions/space-sessions';
import { holdingsOf } from './holdings';

/** The first room of an open space, in their order, in which something lies; the documents, if there is nothing yet. */
export async function firstRoomOf({ spaceId, email }: OpenSpace): Promise<NonNullable<SpaceView['firstRoom']>> {
  if ((await db().spaceItem.count({ where: { spaceId } })) > 0) return 'documentos';
  const { consultation, message, order, freeAppointment } = await holdingsOf(db(), email);
  if (consultation.length + message.length > 0) return 'consultas';
  const [paid, confirmed] = await Promise.all([
    db().order.count({ where: { id: { in: order }, paidAt: { not: null } } }),
    db().booking.count({ where: { id: { in: freeAppointment }, status: 'confirmed' } }),
  ]);
  return paid + confirmed > 0 ? 'contrataciones' : 'documentos';
}
