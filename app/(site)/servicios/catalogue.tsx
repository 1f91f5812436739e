import { connection } from 'next/server';
import { CatalogueEmpty, CatalogueUnavailable } from '@/components/services/catalogue-notice';
import { ProductGrid } from '@/components/services/product-grid';
import { type CatalogProduct, listActiveProducts } from '@/lib/catalog/queries';
import { isDatabaseDown } from '@/lib/db';
import { log } from '@/lib/log';

/** What is on sale at this moment, read on every request. */
export async function Catalogue() {
  await connection();
  const products = await readProducts();
  if (!products) return <CatalogueUnavailable />;
  return products.length === 0 ? <CatalogueEmpty /> : <ProductGrid products={products} />;
}

/** Null when the database is down: the page has already begun to arrive, so its status can no longer say it. */
async function readProducts(): Promise<CatalogProduct[] | null> {
  try {
    return await listActiveProducts();
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    log.error({ reason: 'database_down' }, 'catalogue not readable');
    return null;
  }
}
