'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { answeredField } from '@/components/shared/forms/answered-field';
import { PageChanged } from '@/components/shared/forms/page-changed';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import { useAnsweredForm } from '@/components/shared/forms/use-answered-form';
import { useFirstFault } from '@/components/shared/forms/use-first-fault';
import { Button } from '@/components/shared/ui/button';
import { TextField } from '@/components/shared/ui/field';
import { Notice } from '@/components/shared/ui/notice';
import { Spinner } from '@/components/shared/ui/spinner';
import { ADDRESS_MAX, CITY_MAX, INVOICE_NAME_MAX } from '@/lib/orders/invoice/limits';
import type { InvoiceAction, InvoiceAnswer } from './invoice-answer';

type Props = {
  action: InvoiceAction;
  token: string;
  /** It was asked for before. What was given is not shown: every holder of the link opens this page. */
  isCorrection: boolean;
};

const EMPTY: InvoiceAnswer = {
  values: { name: '', taxId: '', address: '', postalCode: '', city: '' },
  errors: {},
  failed: false,
};

/** What the invoice is to say. Works without JavaScript. */
export function InvoiceForm({ action, token, isCorrection }: Props) {
  const t = useTranslations('OrderPage.invoice');
  const form = useRef<HTMLFormElement>(null);
  const [answer, formAction, pending, isPageChanged] = useAnsweredForm<InvoiceAnswer>({
    form,
    action,
    initial: EMPTY,
    unreachable: (_, formData) => ({ values: valuesIn(formData), errors: {}, failed: true }),
  });
  useFirstFault(form, answer);

  const field = (id: keyof InvoiceAnswer['values']) => answeredField(id, t(id), answer);
  return (
    <form ref={form} id="factura" action={formAction} noValidate className="grid gap-6">
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
        <Button type="submit" disabled={pending} className="max-sm:w-full">
          <span>{pending ? t('submitting') : t(isCorrection ? 'correct' : 'submit')}</span>
          {pending && <Spinner />}
        </Button>
      </p>
    </form>
  );
}

function valuesIn(formData: FormData): InvoiceAnswer['values'] {
  const text = (name: keyof InvoiceAnswer['values']) => String(formData.get(name) ?? '');
  return {
    name: text('name'),
    taxId: text('taxId'),
    address: text('address'),
    postalCode: text('postalCode'),
    city: text('city'),
  };
}
