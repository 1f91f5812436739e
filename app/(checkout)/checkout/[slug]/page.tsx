import type { Metadata } from 'next';
import { RedirectType, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CheckoutWizard } from '@/components/checkout/checkout-wizard';
import { findActiveProduct } from '@/lib/catalog/queries';
import { business } from '../../business';

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<{ paso?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [product, t] = await Promise.all([findActiveProduct(slug), getTranslations('Checkout')]);
  if (!product) return {};
  return {
    title: t('title', { name: product.name }),
    description: product.description,
    alternates: { canonical: `/checkout/${product.slug}` },
  };
}

export default async function CheckoutPage({ params, searchParams }: Props) {
  const [{ slug }, { paso }] = await Promise.all([params, searchParams]);
  const product = await findActiveProduct(slug);
  if (!product) redirect('/servicios', RedirectType.replace);
  return (
    <CheckoutWizard
      key={product.slug}
      product={product}
      firstStep={typeof paso === 'string' ? paso : null}
      business={business}
    />
  );
}
