import type { Cents } from '@/lib/shared/money';
import { catalogue } from '@/prisma/catalogue';

const PUBLISHED = [
  'sesion-consultoria-mi-primera-vivienda',
  'consultoria-financiera-personalizada',
  'planificacion-jubilacion',
] as const;

export type SessionSlug = (typeof PUBLISHED)[number];

/** `minutes`: the length of its appointment. */
export type PublishedSession = { slug: SessionSlug; name: string; price: Cents; minutes: number };

/**
 * The sessions that prerendered pages offer, as the catalogue had them at the build: these pages never read the database. The
 * checkout charges what the database says; the alert `session-differs` tells of a difference.
 */
export const publishedSessions: readonly PublishedSession[] = PUBLISHED.map((slug) => {
  const product = catalogue.find((one) => one.slug === slug);
  if (!product?.requiresBooking || product.priceType !== 'fixed')
    throw new Error(`${slug} is not a session at a fixed price.`);
  return { slug, name: product.name, price: product.price, minutes: product.bookingDuration ?? 60 };
});

/** Names of all services of the catalogue at the build. */
export const publishedServices: readonly string[] = catalogue.map(({ name }) => name);

export function publishedSession(slug: SessionSlug): PublishedSession {
  const session = publishedSessions.find((one) => one.slug === slug);
  if (!session) throw new Error(`${slug} is not published.`);
  return session;
}
