import 'server-only';
import { db } from '@/lib/server/db';
import { type CsvCell, csvPostalCode, csvReference, writeCsv } from '@/lib/shared/csv';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { madridDate } from '@/lib/shared/madrid-time';
import { withoutVat } from './rules';

const HEAD = [
  'Pedida',
  'Pedido',
  'Nombre',
  'NIF',
  'Dirección',
  'Código postal',
  'Población',
  'Correo',
  'Servicio',
  'Pagado el',
  'Base',
  'IVA',
  'Total',
  'Devuelto',
];

/** What buyers want on their invoices, the latest of each order, oldest first, for the program that issues them. */
export async function exportInvoiceRequests(): Promise<string> {
  const requests = await db().invoiceRequest.findMany({
    distinct: ['orderId'],
    orderBy: { requestedAt: 'desc' },
    include: { order: { include: { product: { select: { name: true } } } } },
  });
  const rows = requests.reverse().map(({ order, ...request }): CsvCell[] => {
    const { base, tax } = withoutVat(order.totalAmount);
    return [
      madridDate(request.requestedAt),
      csvReference(shortReference(order.id)),
      request.name,
      request.taxId,
      request.address,
      csvPostalCode(request.postalCode),
      request.city,
      order.customerEmail,
      order.product.name,
      order.paidAt ? madridDate(order.paidAt) : '',
      { cents: base },
      { cents: tax },
      { cents: order.totalAmount },
      { cents: order.amountRefunded },
    ];
  });
  return writeCsv([HEAD, ...rows]);
}
