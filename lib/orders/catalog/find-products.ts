import 'server-only';
import { cache } from 'react';
import type { PriceType, ProductCategory } from '@/lib/generated/prisma/enums';
import { db } from '@/lib/server/db';
import type { Cents } from '@/lib/shared/money';
import { productSlug } from './schema';

export type CatalogProduct = {
  id: string;
  name: string;
  slug: string;
  description: string;
  category: ProductCategory;
  price: Cents;
  priceMax: Cents | null;
  priceType: PriceType;
  features: string[];
  requiresBooking: boolean;
  /** Minutes. */
  bookingDuration: number;
  /** What the buyer receives in the end. */
  delivered: string | null;
  /** Working days from the appointment or, without one, from the payment; null: files, at once. */
  deliveryDays: number | null;
};

const catalogFields = {
  id: true,
  name: true,
  slug: true,
  description: true,
  category: true,
  price: true,
  priceMax: true,
  priceType: true,
  features: true,
  requiresBooking: true,
  bookingDuration: true,
  delivered: true,
  deliveryDays: true,
} as const;

/** Neither off sale for good nor paused. */
const onSale = { status: 'active', pausedAt: null } as const;

export function listProductsOnSale(): Promise<CatalogProduct[]> {
  return db().product.findMany({ where: onSale, orderBy: { createdAt: 'asc' }, select: catalogFields });
}

/** Cached per request. Null without a query for a text that is not a slug. */
export const findProductOnSale = cache(async (slug: string): Promise<CatalogProduct | null> => {
  if (!productSlug.safeParse(slug).success) return null;
  return db().product.findFirst({ where: { slug, ...onSale }, select: catalogFields });
});

export function findProductOnSaleById(id: string): Promise<CatalogProduct | null> {
  return db().product.findFirst({ where: { id, ...onSale }, select: catalogFields });
}

/** Its name, or null for one that is not paused. Cached per request. */
export const findPausedName = cache(async (slug: string): Promise<string | null> => {
  if (!productSlug.safeParse(slug).success) return null;
  const where = { slug, status: 'active', pausedAt: { not: null } } as const;
  const paused = await db().product.findFirst({ where, select: { name: true } });
  return paused?.name ?? null;
});

export type ListedProduct = CatalogProduct & { pausedAt: Date | null };

/** Lists the products on sale and those that are paused. */
export function listCatalogue(): Promise<ListedProduct[]> {
  const select = { ...catalogFields, pausedAt: true } as const;
  return db().product.findMany({ where: { status: 'active' }, orderBy: { createdAt: 'asc' }, select });
}
