'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useState } from 'react';
import { type Load, loadCode } from '@/components/shared/browser/load-code';
import { type LazyModule, useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import { Notice } from '@/components/shared/ui/notice';
import { Skeleton } from '@/components/shared/ui/skeleton';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import { CodeUnavailable } from './code-unavailable';
import { CustomerStep } from './customer/customer-step';
import { StepAnnouncer } from './shared/step-announcer';
import type { BusinessFacts } from './state/business-facts';
import { type Checkout, CheckoutProvider, type News } from './state/checkout-context';
import { CheckoutQueries } from './state/checkout-queries';
import { type Step, stepsOf } from './state/checkout-state';
import { stepInAddress } from './state/checkout-store';
import { useCheckoutSession } from './state/use-checkout-session';

type Screen = () => ReactNode;
type LoadedStep = Exclude<Step, 'customer'>;

// Only the first step is part of the page. The others load while the visitor is typing.
const loaders: Record<LoadedStep, Load<Screen>> = {
  booking: async () => (await import('./booking/booking-step')).BookingStep,
  payment: async () => (await import('./payment/payment-step')).PaymentStep,
  'payment-pending': async () => (await import('./outcome/payment-pending')).PaymentPending,
  confirmation: async () => (await import('./outcome/confirmation')).Confirmation,
};

const isLoaded = (step: Step): step is LoadedStep => step !== 'customer';

function useStepScreen(step: Step): LazyModule<Screen> {
  const screen = useLazyModule(loaders[isLoaded(step) ? step : 'booking'], isLoaded(step));
  return isLoaded(step) ? screen : { state: 'ready', module: CustomerStep };
}

/** Loads these screens in advance. A failure is ignored: `useStepScreen` tries again. */
function prefetchScreens(steps: readonly Step[]): void {
  for (const step of steps.filter(isLoaded)) loadCode(loaders[step]).catch(() => undefined);
}

type Props = {
  product: CatalogProduct;
  /** `?paso=` of the request. */
  firstStep: string | null;
  business: BusinessFacts;
};

/** The whole purchase of one product, in this tab. */
export function CheckoutWizard(props: Props) {
  return (
    <CheckoutQueries>
      <CheckoutSteps {...props} />
    </CheckoutQueries>
  );
}

function CheckoutSteps({ product, firstStep, business }: Props) {
  const { step, ...session } = useCheckoutSession(product, firstStep);
  const screen = useStepScreen(step);
  const [named, nameStep] = useState<Step | null>(null);
  const [news, setNews] = useState<(News & { step: Step | null }) | null>(null);
  const tell = useCallback((told: News) => setNews({ ...told, step: stepInAddress() }), []);
  if (news && news.step !== step) setNews(null);
  const prefetchSteps = useCallback(() => prefetchScreens(stepsOf(product)), [product]);
  // Only the browser knows what a later step shows.
  if (!session.ready && firstStep !== null) return <CheckoutSkeleton />;
  const checkout: Checkout = { product, business, nameStep, tell, prefetchSteps, ...session };
  return (
    <CheckoutProvider value={checkout}>
      <StepAnnouncer step={named ?? step} shown={screen.state === 'ready'} />
      <div role="status" className={news ? 'rejilla pt-6' : undefined}>
        {news && (
          <Notice silent tone={news.tone}>
            {news.text}
          </Notice>
        )}
      </div>
      {screen.state === 'ready' && (
        <PartBoundary key={step}>
          <screen.module />
        </PartBoundary>
      )}
      {screen.state === 'waiting' && <CheckoutSkeleton />}
      {screen.state === 'failed' && <CodeUnavailable />}
    </CheckoutProvider>
  );
}

function CheckoutSkeleton() {
  const t = useTranslations('Checkout');
  return (
    <div className="rejilla pb-bloque">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="my-8 h-14" />
      <div className="grid gap-4 lg:!col-[1/9]">
        <Skeleton className="h-16 max-w-lg" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
      <Skeleton className="h-96 max-lg:mt-8 lg:!col-[9/-1]" />
    </div>
  );
}
