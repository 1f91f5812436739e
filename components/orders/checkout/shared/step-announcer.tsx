import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useCheckout } from '../state/checkout-context';
import { progressAt, type Step } from '../state/checkout-state';

/** The id of each step's heading, which receives the focus when its step begins. */
export const STEP_HEADING = 'paso-titulo';

/** A change of step moves the focus and the scroll position, sets the window's title, and is announced. The first step shown takes no focus. */
export function StepAnnouncer({ step, shown }: { step: Step; shown: boolean }) {
  const { product, ready } = useCheckout();
  const t = useTranslations('Checkout');
  const brand = useTranslations('Brand');
  const before = useRef<Step | null>(null);
  const { position, total } = progressAt(step, product);
  const name = t(`progress.${step}`);

  useEffect(() => {
    if (!ready || !shown) return;
    const contract = { name: product.name, brand: brand('name') };
    document.title =
      step === 'customer' ? `${t('title', contract)} | ${contract.brand}` : t('stepTitle', { ...contract, step: name });
    if (before.current !== null && before.current !== step) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById(STEP_HEADING)?.focus({ preventScroll: true });
    }
    before.current = step;
  }, [ready, shown, step, name, product.name, t, brand]);

  return (
    <p role="status" className="sr-only">
      {ready && shown && t('progress.announcement', { position, total, step: name })}
    </p>
  );
}
