import { coveredBy } from '@/components/shared/ui/toast';

const toast = { top: 700, right: 380, bottom: 830, left: 10 };
const field = { top: 680, right: 370, bottom: 736, left: 20 };

test('a field below a toast is moved above it, with air between', () => {
  expect(coveredBy(field, [toast])).toBe(52);
});

test('the topmost of several toasts counts', () => {
  expect(coveredBy(field, [toast, { ...toast, top: 560, bottom: 690 }])).toBe(192);
});

test('what no toast lies on stays', () => {
  expect(coveredBy({ ...field, top: 600, bottom: 700 }, [toast])).toBe(0);
  expect(coveredBy({ ...field, left: 400, right: 700 }, [toast])).toBe(0);
  expect(coveredBy(field, [])).toBe(0);
});
