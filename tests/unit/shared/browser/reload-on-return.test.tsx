/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ReloadOnReturn } from '@/components/shared/browser/reload-on-return';

test('a page that is left shows nothing of itself while it is kept', () => {
  const { unmount } = render(<ReloadOnReturn />);
  expect(document.documentElement.style.display).toBe('');
  window.dispatchEvent(new Event('pagehide'));
  expect(document.documentElement.style.display).toBe('none');
  document.documentElement.style.display = '';
  unmount();
  window.dispatchEvent(new Event('pagehide'));
  expect(document.documentElement.style.display).toBe('');
});
