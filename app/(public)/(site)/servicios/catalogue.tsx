import { CatalogueEmpty, CatalogueUnavailable } from '@/components/site/services/catalogue-notice';
import { ProductGrid } from '@/components/site/services/product-grid';
import { readCatalogue } from '../(orders)/_catalogue/read-catalogue';

export async function Catalogue() {
  const products = await readCatalogue();
  if (products && products.length > 0) return <ProductGrid products={products} />;
  return <div className="rejilla">{products ? <CatalogueEmpty /> : <CatalogueUnavailable retry="/servicios" />}</div>;
}
