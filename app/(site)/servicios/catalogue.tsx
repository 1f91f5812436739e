import { connection } from 'next/server';
import { CatalogueEmpty, CatalogueUnavailable } from '@/components/services/catalogue-notice';
import { ProductGrid } from '@/components/services/product-grid';
import { type CatalogProduct, listActiveProducts } from '@/lib/catalog/queries';
import { log } from '@/lib/log';

/** What is on sale at this moment, read on every request. */
export async function Catalogue() {
  await connection();
  const products = await readProducts();
  if (!products) return <CatalogueUnavailable />;
  return products.length === 0 ? <CatalogueEmpty /> : <ProductGrid products={products} />;
}

/** Null when the database does not answer: the page has already begun to arrive, so its status can no longer say it. */
async function readProducts(): Promise<CatalogProduct[] | null> {
  try {
    return await listActiveProducts();
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'catalogue not readable');
    return null;
  }
}

/** Name and code only: a database error's message may quote rows or the connection. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
