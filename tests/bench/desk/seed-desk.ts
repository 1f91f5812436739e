import type pg from 'pg';
import { CONSULTATION } from '../../support/shop/products';

export const ORDERS = 20_000;
export const CONSULTATIONS = 5_000;

/** Years of a firm that never rests: paid orders, each with an hour of its own and two e-mails, consultations with their answers,
 * messages and a log. */
export async function seedDesk(db: pg.Pool): Promise<void> {
  await db.query(
    `WITH product AS (SELECT id FROM products WHERE slug = $1), placed AS (
       INSERT INTO orders (id, product_id, total_amount, status, payment_status, webhook_processed, customer_name, customer_email,
         checkout_expires_at, paid_at, created_at, updated_at)
       SELECT gen_random_uuid(), product.id, 9900, 'confirmed', 'paid', true, 'Persona ' || n, 'persona-' || n || '@example.com', at, at, at, at
       FROM product, generate_series(1, $2::int) AS n, LATERAL (SELECT now() - n * interval '1 hour' AS at) AS moment
       RETURNING id, product_id, paid_at, customer_name, customer_email
     ), booked AS (
       INSERT INTO bookings (id, order_id, product_id, status, starts_at, ends_at, duration, booking_type, customer_name, customer_email, created_at)
       SELECT gen_random_uuid(), id, product_id, 'confirmed', paid_at + interval '3 days', paid_at + interval '3 days 1 hour', 60, 'online',
         customer_name, customer_email, paid_at FROM placed
     )
     INSERT INTO mails (id, resend_id, kind, subject, subject_id, at)
     SELECT gen_random_uuid(), kind || placed.id, kind, 'order', placed.id, paid_at FROM placed, unnest('{confirmation,moved}'::text[]) AS kind`,
    [CONSULTATION, ORDERS],
  );
  await db.query(
    `INSERT INTO mail_events (id, event_id, resend_id, kind, at, received_at)
     SELECT gen_random_uuid(), resend_id, resend_id, CASE WHEN n % 100 = 0 THEN 'bounced' ELSE 'delivered' END, at, at
     FROM (SELECT resend_id, at, row_number() OVER (ORDER BY at DESC) AS n FROM mails) AS sent`,
  );
  await db.query(
    `WITH asked AS (
       INSERT INTO consultations (id, submission_hash, first_name, last_name, email, phone, age, personal_situation, employment_status,
         housing_status, consultation_reason, specific_question, consented_at, policy_version, created_at)
       SELECT gen_random_uuid(), n::text, 'Persona', n::text, 'persona-' || n || '@example.com', '600000000', 40, 'soltero', 'empleado', 'propia',
         'ahorro', '¿Amortizo o invierto?', at, '2026-01-01', at
       FROM generate_series(1, $1::int) AS n, LATERAL (SELECT now() - n * interval '2 hours' AS at) AS moment RETURNING id, created_at
     )
     INSERT INTO answers (id, consultation_id, attempt_key, via, text, at, by_id, by_name, sent_at)
     SELECT gen_random_uuid(), id, gen_random_uuid(), 'mail', 'Amortiza.', created_at + interval '1 day', gen_random_uuid(), 'Marta', now()
     FROM asked WHERE created_at < now() - interval '5 days'`,
    [CONSULTATIONS],
  );
  await db.query(
    `INSERT INTO contact_messages (id, source, name, email, message, fingerprint, consented_at, policy_version, created_at)
     SELECT gen_random_uuid(), 'contacto', 'Persona ' || n, 'persona-' || n || '@example.com', '¿Abrís en agosto?', n::text, at, '2026-01-01', at
     FROM generate_series(1, $1::int) AS n, LATERAL (SELECT now() - n * interval '2 hours' AS at) AS moment`,
    [CONSULTATIONS],
  );
  await db.query(
    `INSERT INTO desk_events (id, at, staff_name, kind, order_id)
     SELECT gen_random_uuid(), paid_at, 'Marta', CASE WHEN total_amount % 2 = 0 THEN 'desk.entered' ELSE 'orders.moved' END, id
     FROM orders WHERE paid_at > now() - interval '12 months'`,
  );
  // As autovacuum does in time.
  await db.query(`VACUUM ANALYZE`);
}
