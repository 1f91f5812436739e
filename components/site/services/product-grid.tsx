import type { CatalogProduct } from '@/lib/orders/catalog/queries';
import { AdviceCard } from './advice-card';
import { ProductCard } from './product-card';

export function ProductGrid({ products }: { products: readonly CatalogProduct[] }) {
  return (
    <ul className="rejilla gap-y-14 md:gap-y-20">
      {products.map((product) => (
        <li key={product.slug} className="md:col-span-6">
          <ProductCard product={product} />
        </li>
      ))}
      <li className="md:even:col-span-6">
        <AdviceCard />
      </li>
    </ul>
  );
}
