import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { EmailField } from '@/components/shared/forms/email-field';
import { emailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import { readFields, writeFields } from '@/components/shared/forms/form-fields';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import { useValidatedForm } from '@/components/shared/forms/use-validated-form';
import { Arrow, Button } from '@/components/shared/ui/button';
import { ChoiceCards } from '@/components/shared/ui/choice-cards';
import { TextField } from '@/components/shared/ui/field';
import { Notice } from '@/components/shared/ui/notice';
import { Spinner } from '@/components/shared/ui/spinner';
import { useToast } from '@/components/shared/ui/toast';
import { offeredPrices } from '@/lib/orders/catalog/price';
import type { Customer } from '@/lib/orders/customers/schema';
import { formatPrice } from '@/lib/shared/money';
import { CheckoutProgress } from '../shared/checkout-progress';
import { OrderSummary } from '../shared/order-summary';
import { StepHeading } from '../shared/step-heading';
import { createUser } from '../state/api';
import { useProblemMessage } from '../state/call-api';
import { useCheckout } from '../state/checkout-context';
import { stepAfterCustomer } from '../state/checkout-state';
import { emptyCustomer } from './empty-customer';

type Field = keyof typeof emptyCustomer;

const importValidation = () => import('./customer-validation');
// Formatting a date in Spanish takes a library that is not needed before there is a date.
const loadAppointment = async () => (await import('../shared/chosen-appointment')).ChosenAppointment;

export function CustomerStep() {
  const { product, state, dispatch, goTo, ready, prefetchSteps } = useCheckout();
  const t = useTranslations('Checkout.customer');
  const typo = useTranslations('EmailTypo');
  const showToast = useToast();
  const problemMessage = useProblemMessage();
  const message = useValidationMessage();
  const [problem, setProblem] = useState<string | null>(null);
  const { form, messages, isSubmitting, showMessages, formProps } = useValidatedForm<Field, Customer>({
    importValidation,
    onSubmit: (valid, element) => save(valid ?? readFields(element, emptyCustomer)),
    onInvalid: (found, element) => {
      const { fullName, email } = readFields(element, emptyCustomer);
      const missing = (found.fullName && !fullName.trim()) || (found.email && !email.trim());
      if (missing) showToast({ tone: 'destructive', title: t('missing') });
    },
  });

  const { customer, date } = state;
  const appointment = useLazyModule(loadAppointment, date !== null);
  useEffect(() => {
    // The stored customer is known only after hydration.
    if (!ready || !form.current) return;
    const typed = readFields(form.current, emptyCustomer);
    if (JSON.stringify(typed) !== JSON.stringify(customer)) writeFields(form.current, customer);
  }, [ready, customer, form]);

  async function save(valid: Customer) {
    setProblem(null);
    const result = await createUser(valid);
    if (result.ok) {
      const saved = { fullName: valid.fullName, email: valid.email, phone: valid.phone ?? '' };
      dispatch({ type: 'customer-saved', customer: saved, userId: result.value.userId });
      showToast({ title: t('saved') });
      goTo(stepAfterCustomer(product));
      return;
    }
    if (result.problem.kind === 'refused') void showMessages(result.problem.fields);
    setProblem(problemMessage(result.problem, t('failed')));
  }

  return (
    <div className="rejilla items-start gap-y-12 pb-bloque">
      <CheckoutProgress step="customer" />
      <div className="-mt-12 lg:!col-[1/9] lg:pr-8">
        <StepHeading>{t('heading')}</StepHeading>
        <p className="mt-6 text-lead">{t('lead', { name: product.name, price: formatPrice(state.selectedPrice) })}</p>
        <form
          noValidate
          {...formProps}
          onFocus={() => {
            formProps.onFocus();
            prefetchSteps();
          }}
          onChange={(event) => {
            formProps.onChange(event);
            dispatch({ type: 'customer-typed', customer: readFields(event.currentTarget, emptyCustomer) });
          }}
          className="mt-8"
        >
          <fieldset disabled={!ready} className="grid min-w-0 gap-6">
            <PartBoundary form={form}>
              <PriceChoice />
              <p className="text-nota text-tinta-2">{t('required')}</p>
              <TextField
                id="fullName"
                name="fullName"
                label={t('fullName')}
                error={message(messages.fullName)}
                autoComplete="name"
                required
              />
              <EmailField
                id="email"
                name="email"
                typo={emailTypoTexts(typo)}
                label={t('email')}
                hint={t('emailHint')}
                error={message(messages.email)}
                required
              />
              <TextField
                id="phone"
                name="phone"
                type="tel"
                label={t('phone')}
                aside={t('optional')}
                error={message(messages.phone)}
                autoComplete="tel"
              />
            </PartBoundary>
            <p className="text-nota text-tinta-2">
              {t.rich('privacy', {
                link: (text) => (
                  <Link prefetch={false} href="/politica-privacidad" target="_blank" className="enlace text-tinta">
                    {text}
                  </Link>
                ),
              })}
            </p>
            {problem && <Notice tone="error">{problem}</Notice>}
            <div className="flex justify-end">
              <Button type="submit" disabled={isSubmitting} className="max-md:w-full">
                <span>{isSubmitting ? t('submitting') : t('submit')}</span>
                {isSubmitting ? <Spinner /> : <Arrow />}
              </Button>
            </div>
          </fieldset>
        </form>
      </div>
      <OrderSummary appointment={date && appointment.state === 'ready' && <appointment.module date={date} />} />
    </div>
  );
}

/** The two ends of a range; nothing for a fixed price. */
function PriceChoice() {
  const { product, state, dispatch } = useCheckout();
  const t = useTranslations('Checkout.price');
  const [minimum, maximum] = offeredPrices(product);
  if (minimum === undefined || maximum === undefined) return null;
  return (
    <ChoiceCards
      name="selectedPrice"
      legend={t('legend')}
      value={String(state.selectedPrice)}
      onChoose={(price) => dispatch({ type: 'price-chosen', price: Number(price) })}
      choices={[
        { value: String(minimum), title: t('minimum', { amount: formatPrice(minimum) }), detail: t('minimumDetail') },
        { value: String(maximum), title: t('maximum', { amount: formatPrice(maximum) }), detail: t('maximumDetail') },
      ]}
    />
  );
}

/** A schema's message is a key of `Validation`; the server's is a sentence already. */
function useValidationMessage() {
  const t = useTranslations('Validation');
  return (message: string | undefined) => {
    const key = message as Parameters<typeof t>[0];
    return message && t.has(key) ? t(key) : message;
  };
}
