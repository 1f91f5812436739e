import { useTranslations } from 'next-intl';
import { ProgressSteps } from '@/components/shared/ui/progress-steps';
import { useCheckout } from '../state/checkout-context';
import { progressAt, type Step, stepsOf } from '../state/checkout-state';

export function CheckoutProgress({ step }: { step: Step }) {
  const { product } = useCheckout();
  const t = useTranslations('Checkout.progress');
  const { position, total, percent } = progressAt(step, product);
  return (
    <ProgressSteps
      label={t('label')}
      position={t('position', { position, total })}
      completed={t('completed', { percent })}
      titles={stepsOf(product).map((each) => t(each))}
      current={position - 1}
    />
  );
}
