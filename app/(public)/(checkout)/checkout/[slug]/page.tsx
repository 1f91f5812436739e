import type { Metadata } from 'next';
import { RedirectType, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CheckoutWizard } from '@/components/orders/checkout/checkout-wizard';
import { NoScriptNotice } from '@/components/orders/checkout/no-script-notice';
import { PausedService } from '@/components/orders/checkout/paused-service';
import { businessFacts } from '@/components/orders/checkout/state/business-facts';
import { findPausedName, findProductOnSale } from '@/lib/orders/catalog/find-products';
import { metadataOf } from '@/lib/shared/seo/metadata';
import { checkoutPath, PICTURE_OF, ProductData } from './product-data';

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<{ paso?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [product, t] = await Promise.all([findProductOnSale(slug), getTranslations('Checkout')]);
  if (!product) return pausedMetadata(slug);
  const { name, description } = product;
  const facts = { title: t('title', { name }), description, keywords: [name, ...product.features], indexed: true };
  return metadataOf(checkoutPath(product), facts, {}, PICTURE_OF);
}

async function pausedMetadata(slug: string): Promise<Metadata> {
  const [name, t] = await Promise.all([findPausedName(slug), getTranslations('Checkout.paused')]);
  return name === null ? {} : { title: t('title', { name }), robots: { index: false } };
}

export default async function CheckoutPage({ params, searchParams }: Props) {
  const [{ slug }, { paso }] = await Promise.all([params, searchParams]);
  const product = await findProductOnSale(slug);
  if (!product) {
    const paused = await findPausedName(slug);
    if (paused === null) redirect('/servicios', RedirectType.replace);
    return <PausedService name={paused} business={businessFacts} />;
  }
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
