import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CheckoutFrame } from '@/components/orders/checkout/checkout-frame';
import { ToastProvider } from '@/components/shared/ui/toast';

/** Logo, telephone and legal links only: no navigation away from the purchase. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  const { Brand, Ui, Validation, EmailTypo, Checkout, Delivery, ...messages } = await getMessages();
  const { PaymentResult, PaymentSuccess, PaymentCanceled, PaymentPopup } = messages;
  return (
    <NextIntlClientProvider
      messages={{
        Brand,
        Ui,
        Validation,
        EmailTypo,
        Checkout,
        Delivery,
        PaymentResult,
        PaymentSuccess,
        PaymentCanceled,
        PaymentPopup,
      }}
    >
      <ToastProvider dismissLabel={Ui.dismiss}>
        <CheckoutFrame>{children}</CheckoutFrame>
      </ToastProvider>
    </NextIntlClientProvider>
  );
}
