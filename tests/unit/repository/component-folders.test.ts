import { componentFolderFaults } from '@/tests/support/rules/component-folders';
import { readSources } from '@/tests/support/rules/sources';

test('folders of components import shared folders only, and rooms import one way', () => {
  const components = readSources(['components']);
  expect(components.length).toBeGreaterThan(100);
  expect(componentFolderFaults(components)).toEqual([]);
});

const faults = (path: string, from: string) => componentFolderFaults([{ path, text: `import { x } from '${from}';` }]);

test.each([
  ['components/shared/ui/field.tsx', '@/components/shared/illustrations/shapes'],
  ['components/site/illustrations/sofa/sofa-body.tsx', '@/components/site/home/hero'],
  ['components/shared/illustrations/shapes.ts', './sofa/sofa-body'],
  ['components/site/illustrations/home/area-pictures.tsx', '../services/key-list'],
  ['components/site/home/hero.tsx', '@/components/site/frame/site-frame'],
  ['components/site/frame/site-header.tsx', '../home/hero'],
  ['components/shared/forms/spam-guarded/honeypot.tsx', '@/components/questions/contact/contact-form'],
  ['components/agenda/appointments/move-form.tsx', '@/components/agenda/appointments/free/reservation-form'],
  ['components/orders/page/cancel-form.tsx', '@/components/agenda/appointments/free/kept-panel'],
  ['components/calculators/debt/debt-result.tsx', '../health/health-result'],
  ['components/calculators/shell/form/number-field.tsx', '../page/calculator-frame'],
])('%s must not import %s', (path, from) => {
  expect(faults(path, from)).toHaveLength(1);
});

test.each([
  ['components/site/home/hero.tsx', '@/components/shared/ui/button'],
  ['components/site/home/hero.tsx', './living-mortgage'],
  ['components/agenda/appointments/free/reservation-form.tsx', '@/components/agenda/appointments/hour-picker'],
  ['components/site/home/closing-banner.tsx', '../illustrations/sofa/lamp-and-sofa'],
  ['components/site/illustrations/blog/article-look.ts', '@/components/shared/ui/badge'],
  ['components/questions/contact/contact-form.tsx', '../spam-guarded-form/honeypot'],
  ['components/calculators/debt/debt-result.tsx', '../shell/result/chart-frame'],
  ['components/orders/checkout/payment/payment-step.tsx', '../shared/countdown'],
])('%s may import %s', (path, from) => {
  expect(faults(path, from)).toEqual([]);
});
