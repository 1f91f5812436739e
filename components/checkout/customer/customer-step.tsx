import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { Arrow, Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Spinner } from '@/components/ui/spinner';
import { useToast } from '@/components/ui/toast';
import type { Customer, CustomerInput } from '@/lib/customers/schema';
import { formatPrice } from '@/lib/money';
import { CheckoutProgress } from '../shared/checkout-progress';
import { OrderSummary } from '../shared/order-summary';
import { StepHeading } from '../shared/step-heading';
import { createUser } from '../state/api';
import { useCheckout } from '../state/checkout-context';
import { stepAfterCustomer } from '../state/checkout-state';
import { useFailureMessage } from '../state/use-failure-message';
import { PriceChoice } from './price-choice';
import { useValidationMessage } from './use-validation-message';

const FIELDS = ['fullName', 'email', 'phone'] as const;

const loadValidation = () => import('./customer-validation');

// The schema's library is larger than the whole form: it loads while the first field is being filled in.
const validate: Resolver<CustomerInput, unknown, Customer> = async (...form) => {
  try {
    return await (await loadValidation()).validateCustomer(...form);
  } catch {
    return { values: {}, errors: { root: { type: 'offline' } } };
  }
};

export function CustomerStep() {
  const { product, state, dispatch, goTo, ready, prefetchSteps } = useCheckout();
  const t = useTranslations('Checkout.customer');
  const showToast = useToast();
  const failureMessage = useFailureMessage();
  const message = useValidationMessage();
  const {
    register,
    handleSubmit,
    reset,
    setError,
    subscribe,
    getValues,
    formState: { errors, isSubmitting },
  } = useForm<CustomerInput, unknown, Customer>({
    resolver: validate,
    defaultValues: state.customer,
  });

  const { customer } = state;
  useEffect(() => {
    // The tab's storage is read after hydration.
    if (ready && JSON.stringify(getValues()) !== JSON.stringify(customer)) reset(customer);
  }, [ready, customer, reset, getValues]);

  useEffect(() => {
    if (!ready) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values: { fullName, email, phone = '' } }) =>
        dispatch({ type: 'customer-typed', customer: { fullName, email, phone } }),
    });
  }, [ready, subscribe, dispatch]);

  async function save(valid: Customer) {
    const result = await createUser(valid);
    if (result.ok) {
      const saved = { fullName: valid.fullName, email: valid.email, phone: valid.phone ?? '' };
      dispatch({ type: 'customer-saved', customer: saved, userId: result.value.userId });
      showToast({ title: t('saved') });
      goTo(stepAfterCustomer(product));
      return;
    }
    if (result.failure.kind === 'refused') {
      const { fields } = result.failure;
      const refused = FIELDS.filter((name) => fields[name]);
      for (const [index, name] of refused.entries()) {
        setError(name, { message: fields[name] ?? '' }, { shouldFocus: index === 0 });
      }
    }
    showToast({ tone: 'destructive', title: failureMessage(result.failure, t('failed')) });
  }

  function prefetchNext() {
    loadValidation().catch(() => undefined);
    prefetchSteps();
  }

  function refuse(refused: FieldErrors<CustomerInput>) {
    if (refused.root) return showToast({ tone: 'destructive', title: failureMessage({ kind: 'offline' }) });
    const { fullName, email } = getValues();
    const missing = (refused.fullName && !fullName.trim()) || (refused.email && !email.trim());
    if (missing) showToast({ tone: 'destructive', title: t('missing') });
  }

  return (
    <div className="rejilla items-start gap-y-12 pb-bloque">
      <CheckoutProgress step="customer" />
      <div className="-mt-12 lg:!col-[1/9] lg:pr-8">
        <StepHeading>{t('heading')}</StepHeading>
        <p className="mt-6 text-lead">{t('lead', { name: product.name, price: formatPrice(state.selectedPrice) })}</p>
        <form noValidate onSubmit={handleSubmit(save, refuse)} onFocus={prefetchNext} className="mt-8">
          <fieldset disabled={!ready} className="grid min-w-0 gap-6">
            <PriceChoice />
            <p className="text-nota text-tinta-2">{t('required')}</p>
            <TextField
              id="fullName"
              label={t('fullName')}
              error={message(errors.fullName?.message)}
              autoComplete="name"
              required
              {...register('fullName')}
            />
            <TextField
              id="email"
              type="email"
              label={t('email')}
              hint={t('emailHint')}
              error={message(errors.email?.message)}
              autoComplete="email"
              inputMode="email"
              required
              {...register('email')}
            />
            <TextField
              id="phone"
              type="tel"
              label={t('phone')}
              aside={t('optional')}
              error={message(errors.phone?.message)}
              autoComplete="tel"
              {...register('phone')}
            />
            <p className="text-nota text-tinta-2">
              {t.rich('privacy', {
                link: (text) => (
                  <Link prefetch={false} href="/politica-privacidad" target="_blank" className="enlace text-tinta">
                    {text}
                  </Link>
                ),
              })}
            </p>
            <div className="flex justify-end">
              <Button type="submit" disabled={isSubmitting} className="max-md:w-full">
                {isSubmitting ? t('submitting') : t('submit')}
                {isSubmitting ? <Spinner /> : <Arrow />}
              </Button>
            </div>
          </fieldset>
        </form>
        <noscript>
          <NoScript />
        </noscript>
      </div>
      <OrderSummary />
    </div>
  );
}

function NoScript() {
  const t = useTranslations('Checkout');
  return <p className="mt-4 font-bold">{t('noScript')}</p>;
}
