import type { Metadata } from 'next';
import { RedirectType, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CheckoutWizard } from '@/components/checkout/checkout-wizard';
import { NoScriptNotice } from '@/components/checkout/no-script-notice';
import { businessFacts } from '@/components/checkout/state/business-facts';
import { findActiveProduct } from '@/lib/catalog/queries';
import { metadataOf } from '@/lib/seo/metadata';
import { checkoutPath, PICTURE_OF, ProductData } from './product-data';

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<{ paso?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [product, t] = await Promise.all([findActiveProduct(slug), getTranslations('Checkout')]);
  if (!product) return {};
  const { name, description } = product;
  const facts = { title: t('title', { name }), description, keywords: [name, ...product.features], indexed: true };
  return metadataOf(checkoutPath(product), facts, {}, PICTURE_OF);
}

export default async function CheckoutPage({ params, searchParams }: Props) {
  const [{ slug }, { paso }] = await Promise.all([params, searchParams]);
  const product = await findActiveProduct(slug);
  if (!product) redirect('/servicios', RedirectType.replace);
  return (
    <>
      <ProductData product={product} />
      <NoScriptNotice />
      <CheckoutWizard
        key={product.slug}
        product={product}
        firstStep={typeof paso === 'string' ? paso : null}
        business={businessFacts}
      />
    </>
  );
}
