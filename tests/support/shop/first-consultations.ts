import { newAddress } from '@/tests/support/http/new-address';
import type { Email } from '@/tests/support/http/sandbox-control';
import { answers } from './consultation-payload';
import { send } from './consultations';
import { Forms } from './forms';
import type { Hour } from './hours';
import type { SharedShop } from './shop';

type Wanted = { hour: Hour; email: string; network?: string; mode?: string; name?: string };

/** The free appointment as a browser without JavaScript books it. */
export class FirstConsultations {
  readonly forms: Forms;

  constructor(readonly shop: SharedShop) {
    this.forms = new Forms(shop);
  }

  /** The page on which the sender of a new consultation chooses an hour. */
  async offer(email = answers().email): Promise<{ page: string; email: string }> {
    const { body } = await send(this.shop, answers({ email }));
    if (!body.booking) throw new Error(`The consultation was refused: ${JSON.stringify(body)}`);
    return { page: body.booking, email };
  }

  /** Where an hour is chosen without anything being sent before. */
  readonly door = '/consulta-gratuita/reservar';

  /** Chooses an hour at that door; the page on which the same tab chooses another, and what binds a consultation to the hour. */
  async chooseDirectly(wanted: Wanted): Promise<{ page: string; hourKey: string; html: string }> {
    const { html } = await this.choose(this.door, wanted);
    const page = /href="(\/consulta-gratuita\/reservar\/[\w-]+)"/.exec(html)?.[1];
    const hourKey = /hourKey\\?":\\?"([\w-]+)/.exec(html)?.[1];
    if (!page || !hourKey) throw new Error('The hour was not kept.');
    return { page, hourKey, html };
  }

  choose(page: string, { hour, email, network = newAddress(), mode = 'online', name = 'Eva Ruiz' }: Wanted) {
    const fields = { hour: `${hour.bookingDate} ${hour.bookingTime}`, email, mode, fullName: name };
    return this.forms.send(page, fields, 'reserva', { 'X-Forwarded-For': network });
  }

  async mailsTo(email: string): Promise<Email[]> {
    await this.shop.jobs.done();
    return (await this.shop.sandbox.emails()).filter(({ to }) => to.includes(email));
  }

  /** The path in the e-mail that asks for the confirmation. */
  async link(email: string): Promise<string> {
    const mails = await this.mailsTo(email);
    const mail = mails.filter(({ subject }) => subject.startsWith('Confirma tu hora')).at(-1);
    const path = /href="[^"]*(\/consulta-gratuita\/cita\/[\w-]+)"/.exec(mail?.html ?? '')?.[1];
    if (!path) throw new Error('No e-mail asks for the confirmation.');
    return path;
  }

  confirm = (link: string) => this.forms.send(link, {}, 'confirmar');
  cancel = (link: string) => this.forms.send(link, {}, 'anular');
  move = (link: string, { bookingDate, bookingTime }: Hour) =>
    this.forms.send(link, { hour: `${bookingDate} ${bookingTime}` }, 'cambiar');

  /** As the page of an appointment offers it; a redirect is not followed. */
  calendarFile = (link: string) => fetch(`${this.shop.baseUrl}${link}/cita.ics`, { redirect: 'manual' });

  /** Confirmed, by a new visitor. */
  async booked(hour: Hour): Promise<{ link: string; email: string }> {
    const { page, email } = await this.offer();
    await this.choose(page, { hour, email });
    const link = await this.link(email);
    await this.confirm(link);
    return { link, email };
  }

  async stored(): Promise<{ status: string; hour: string; name: string | null; changes: number }[]> {
    return this.shop.rows(
      `SELECT status, booking_date || ' ' || to_char(booking_time, 'HH24:MI') AS hour, customer_name AS name, changes
       FROM bookings WHERE kind = 'first-consultation' ORDER BY created_at`,
    );
  }

  async count(status: string): Promise<number> {
    return (await this.stored()).filter((row) => row.status === status).length;
  }
}
