import { madridTime } from '@/lib/shared/madrid-time';
import { Forms } from './forms';
import type { Hour } from './hours';
import type { Purchase, SharedShop } from './shop';

export type Bought = Purchase & {
  /** The path of its page. */
  page: string;
};

/** What stands below the path of an order's page. */
export const ORDER_PARTS = [
  '',
  '/cambiar',
  '/anular',
  '/desistir',
  '/desistimiento',
  '/acuse.txt',
  '/recibo',
  '/factura',
  '/cita.ics',
];

/** The order's page as a browser without JavaScript uses it. */
export class OrderPages {
  readonly forms: Forms;

  constructor(readonly shop: SharedShop) {
    this.forms = new Forms(shop);
  }

  /** Paid and confirmed, with everything that follows. */
  async bought(hour: Hour = this.shop.hours.next(), overrides: Record<string, unknown> = {}): Promise<Bought> {
    const placed = await this.shop.buy(hour, overrides);
    await this.shop.jobs.laterDone();
    return { ...placed, page: await this.manageUrl(placed) };
  }

  async manageUrl({ sessionId }: Pick<Purchase, 'sessionId'>): Promise<string> {
    const { body } = await this.shop.order(sessionId);
    if (!body.manageUrl) throw new Error('The order has no page yet.');
    return body.manageUrl;
  }

  open = (path: string) => this.forms.open(path);

  openMove = (page: string) => this.forms.open(`${page}/cambiar`, 'cambiar');
  move = (page: string, hour: Hour) => this.forms.send(`${page}/cambiar`, { hour: nameOf(hour) }, 'cambiar');
  cancel = (page: string, choice = 'keep') => this.forms.send(`${page}/anular`, { choice }, 'anular');
  renew = (page: string) => this.forms.send(page, {}, 'renovar');

  done = () => this.shop.jobs.done();

  /** The status, hour and numbers of every booking of an order, oldest first. */
  async bookings(orderId: string) {
    const { rows } = await this.shop.db.query<{ status: string; startsAt: Date; changes: number; sequence: number }>(
      `SELECT status, starts_at AS "startsAt", changes, ics_sequence AS sequence FROM bookings
       WHERE order_id = $1 ORDER BY created_at`,
      [orderId],
    );
    return rows.map(({ startsAt, ...row }) => ({ ...row, time: madridTime(startsAt) }));
  }

  /** As if its confirmed appointment began so many minutes from now. */
  async beginsIn(orderId: string, minutes: number): Promise<void> {
    await this.shop.db.query(
      `UPDATE bookings SET starts_at = date_trunc('second', now()) + $2 * interval '1 minute',
         ends_at = date_trunc('second', now()) + ($2 + duration) * interval '1 minute'
       WHERE order_id = $1 AND status = 'confirmed'`,
      [orderId, minutes],
    );
  }
}

/** As the forms name it. */
export function nameOf({ bookingDate, bookingTime }: Hour): string {
  return `${bookingDate} ${bookingTime}`;
}
