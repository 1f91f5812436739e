import { componentFolderFaults } from '@/tests/support/rules/component-folders';
import { readSources } from '@/tests/support/rules/sources';

test('folders of components import shared folders only, and rooms import one way', () => {
  const components = readSources(['components']);
  expect(components.length).toBeGreaterThan(100);
  expect(componentFolderFaults(components)).toEqual([]);
});

const faults = (path: string, from: string) => componentFolderFaults([{ path, text: `import { x } from '${from}';` }]);

test.each([
  ['components/ui/field.tsx', '@/components/illustrations/shapes'],
  ['components/illustrations/sofa/sofa-body.tsx', '@/components/home/hero'],
  ['components/illustrations/shapes.ts', './sofa/sofa-body'],
  ['components/illustrations/home/area-pictures.tsx', '../services/key-list'],
  ['components/home/hero.tsx', '@/components/layout/site-frame'],
  ['components/layout/site-header.tsx', '../home/hero'],
  ['components/spam-guarded-form/honeypot.tsx', '@/components/contact/contact-form'],
  ['components/appointment/move-form.tsx', '@/components/first-consultation/reservation-form'],
  ['components/order-page/cancel-form.tsx', '@/components/first-consultation/kept-panel'],
  ['components/calculators/debt/debt-result.tsx', '../health/health-result'],
  ['components/calculators/shell/form/number-field.tsx', '../page/calculator-frame'],
])('%s must not import %s', (path, from) => {
  expect(faults(path, from)).toHaveLength(1);
});

test.each([
  ['components/home/hero.tsx', '@/components/ui/button'],
  ['components/home/hero.tsx', './living-mortgage'],
  ['components/first-consultation/reservation-form.tsx', '@/components/appointment/hour-picker'],
  ['components/home/closing-banner.tsx', '../illustrations/sofa/lamp-and-sofa'],
  ['components/illustrations/blog/article-look.ts', '@/components/ui/badge'],
  ['components/contact/contact-form.tsx', '../spam-guarded-form/honeypot'],
  ['components/calculators/debt/debt-result.tsx', '../shell/result/chart-frame'],
  ['components/checkout/payment/payment-step.tsx', '../shared/countdown'],
])('%s may import %s', (path, from) => {
  expect(faults(path, from)).toEqual([]);
});
