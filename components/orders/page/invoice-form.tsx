'use client';

import { useTranslations } from 'next-intl';
import type { ServerAction } from '@/components/shared/forms/form-sending';
import { PageChanged } from '@/components/shared/forms/page-changed';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import { type NotStored, useStoredForm } from '@/components/shared/forms/use-redirecting-form';
import { TextField } from '@/components/shared/ui/field';
import { Notice } from '@/components/shared/ui/notice';
import { SubmitButton } from '@/components/shared/ui/submit-button';
import { ADDRESS_MAX, CITY_MAX, INVOICE_NAME_MAX } from '@/lib/orders/invoice/limits';
import type { InvoiceField } from '@/lib/orders/invoice/schema';

type Props = {
  action: ServerAction<NotStored<InvoiceField>>;
  token: string;
  /** It was asked for before. What was given is not shown: every holder of the link opens this page. */
  isCorrection: boolean;
};

const EMPTY = { name: '', taxId: '', address: '', postalCode: '', city: '' };

/** What the invoice is to say. Works without JavaScript. */
export function InvoiceForm({ action, token, isCorrection }: Props) {
  const t = useTranslations('OrderPage.invoice');
  const { form, answer, isPageChanged, formProps, ...fields } = useStoredForm(action, EMPTY);
  const field = (name: InvoiceField) => ({ ...fields.field(name, t(name)), required: true });
  return (
    <form {...formProps} id="factura" noValidate className="grid gap-6">
      <input type="hidden" name="token" value={token} />
      {isPageChanged ? <PageChanged /> : answer.failed && <Notice tone="error">{t('failed')}</Notice>}
      <PartBoundary form={form}>
        <TextField {...field('name')} autoComplete="name" maxLength={INVOICE_NAME_MAX} />
        <TextField {...field('taxId')} hint={t('taxIdHint')} autoComplete="off" autoCapitalize="characters" />
        <TextField {...field('address')} autoComplete="street-address" maxLength={ADDRESS_MAX} />
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <TextField {...field('postalCode')} autoComplete="postal-code" inputMode="numeric" />
          <TextField {...field('city')} autoComplete="address-level2" maxLength={CITY_MAX} />
        </div>
      </PartBoundary>
      <p className="max-w-texto text-nota text-tinta-2">{t('privacy')}</p>
      <p>
        <SubmitButton label={t(isCorrection ? 'correct' : 'submit')} pending={t('submitting')} />
      </p>
    </form>
  );
}
