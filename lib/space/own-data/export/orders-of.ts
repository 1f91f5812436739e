import 'server-only';
import { db } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';

const euros = (cents: number) => cents / 100;

/** Orders, paid or not, with everything that belongs to each. */
export async function ordersOf(ids: string[]) {
  const orders = await db().order.findMany({
    where: { id: { in: ids } },
    orderBy: { createdAt: 'asc' },
    include: {
      product: { select: { name: true } },
      bookings: { include: { moves: true }, orderBy: { startsAt: 'asc' } },
      refunds: true,
      withdrawals: true,
      invoiceRequests: true,
      downloads: { include: { deliverable: { select: { title: true } } } },
      disputes: true,
    },
  });
  return orders.map((order) => ({
    numero: shortReference(order.id),
    servicio: order.product.name,
    nombre: order.customerName,
    telefono: order.customerPhone,
    importe: euros(order.totalAmount),
    moneda: order.currency,
    estado: order.status,
    pago: order.paymentStatus,
    pedido: order.createdAt,
    pagado: order.paidAt,
    condiciones: order.noticeVersion,
    citas: order.bookings.map((booking) => ({
      empieza: booking.startsAt,
      termina: booking.endsAt,
      estado: booking.status,
      modo: booking.bookingType,
      notas: booking.notes,
      enlace: booking.googleMeetLink,
      cambios: booking.moves.map(({ fromStartsAt, toStartsAt, movedAt, movedBy }) => ({
        de: fromStartsAt,
        a: toStartsAt,
        cuando: movedAt,
        por: movedBy,
      })),
    })),
    devoluciones: order.refunds.map(({ amount, kind, status, createdAt, madeAt }) => ({
      importe: euros(amount),
      motivo: kind,
      estado: status,
      pedida: createdAt,
      hecha: madeAt,
    })),
    desistimientos: order.withdrawals.map(({ name, contract, statement, state, submittedAt, executedAt }) => ({
      nombre: name,
      contrato: contract,
      declaracion: statement,
      estado: state,
      recibida: submittedAt,
      cumplida: executedAt,
    })),
    facturas: order.invoiceRequests.map(({ name, taxId, address, postalCode, city, requestedAt }) => ({
      nombre: name,
      nif: taxId,
      direccion: address,
      codigoPostal: postalCode,
      ciudad: city,
      pedida: requestedAt,
    })),
    descargas: order.downloads.map(({ deliverable, validUntil, downloadCount, lastDownloadedAt }) => ({
      archivo: deliverable.title,
      hasta: validUntil,
      veces: downloadCount,
      ultima: lastDownloadedAt,
    })),
    disputas: order.disputes.map(({ amount, reason, status, openedAt, closedAt }) => ({
      importe: euros(amount),
      motivo: reason,
      estado: status,
      abierta: openedAt,
      cerrada: closedAt,
    })),
  }));
}
