import { CatalogueEmpty, CatalogueUnavailable } from '@/components/services/catalogue-notice';
import { HireList } from '@/components/services/hire/hire-list';
import { hiredSlugs } from '@/lib/content/hire';
import { readCatalogue } from '../_catalogue/read-catalogue';

/** The page's products as they are sold at this moment: one that is withdrawn is not offered. */
export async function Offer() {
  const products = await readCatalogue();
  if (!products) return <CatalogueUnavailable retry="/contratanos" />;
  const offered = hiredSlugs.flatMap((slug) => products.filter((product) => product.slug === slug));
  return offered.length === 0 ? <CatalogueEmpty /> : <HireList products={offered} />;
}
