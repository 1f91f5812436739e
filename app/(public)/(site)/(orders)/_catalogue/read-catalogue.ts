import { type CatalogProduct, listProductsOnSale } from '@/lib/orders/catalog/find-products';
import { isDatabaseDown } from '@/lib/server/db';
import { log } from '@/lib/server/log';

/** Null when the database is down: the page then shows a notice in place of the list. */
export async function readCatalogue(): Promise<CatalogProduct[] | null> {
  try {
    return await listProductsOnSale();
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    log.error({ reason: 'database_down' }, 'catalogue not readable');
    return null;
  }
}
