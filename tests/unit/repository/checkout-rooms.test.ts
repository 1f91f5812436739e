import { checkoutRoomFaults } from '@/tests/support/rules/import-rules';
import { readSources } from '@/tests/support/rules/sources';

test('a room of the checkout imports only the rooms below it', () => {
  const checkout = readSources(['components/orders/checkout']);
  expect(checkout.length).toBeGreaterThan(40);
  expect(checkoutRoomFaults(checkout)).toEqual([]);
});

test.each([
  ['state/api.ts', "import { secondsLeft } from '../shared/countdown';"],
  ['state/api.ts', "import type { Checkout } from '../checkout-wizard';"],
  ['shared/fact.tsx', "import { BookingDetails } from '../booking/booking-details';"],
  ['outcome/payment-pending.tsx', "import { openPaymentWindow } from '../payment/open-payment-window';"],
  ['outcome/download/download-form.tsx', "import { HoldState } from '../../payment/hold-state';"],
  ['customer/customer-step.tsx', "import { prefetchScreens } from '../step-screens';"],
  ['customer/customer-step.tsx', "import { isSettled } from '@/components/orders/checkout/outcome/order-state';"],
  ['extras/coupon.tsx', ''],
])('the rule can fail: %s %s', (file, text) => {
  const path = `components/orders/checkout/${file}`;
  expect(checkoutRoomFaults([{ path, text }])).toEqual([expect.stringContaining(`${path} `)]);
});

test('the wizard may import every room, and a room what lies outside the checkout', () => {
  const wizard = { path: 'components/orders/checkout/checkout-wizard.tsx', text: "import { a } from './payment/a';" };
  const step = {
    path: 'components/checkout/payment/a.tsx',
    text: "import { Button } from '@/components/shared/ui/button';",
  };
  expect(checkoutRoomFaults([wizard, step])).toEqual([]);
});
