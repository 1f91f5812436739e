import { CatalogueEmpty, CatalogueUnavailable } from '@/components/site/services/catalogue-notice';
import { HireList } from '@/components/site/services/hire/hire-list';
import { hiredSlugs } from '@/lib/site/hire';
import { readCatalogue } from '../(orders)/_catalogue/read-catalogue';

/** The active ones among the products of the page. */
export async function Offer() {
  const products = await readCatalogue();
  if (!products) return <CatalogueUnavailable retry="/contratanos" />;
  const offered = hiredSlugs.flatMap((slug) => products.filter((product) => product.slug === slug));
  return offered.length === 0 ? <CatalogueEmpty /> : <HireList products={offered} />;
}
