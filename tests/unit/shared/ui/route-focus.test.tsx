/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { RouteFocus } from '@/components/shared/ui/route-focus';

jest.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }));

const page = () => (
  <>
    <main id="contenido" tabIndex={-1} />
    <RouteFocus contentId="contenido" />
  </>
);

/** A page that is open, and what becomes of the focus when the next one takes its place. */
function open() {
  window.history.replaceState(null, '', '/condiciones');
  window.scrollTo = jest.fn();
  const { rerender, container } = render(page());
  return {
    goTo(path: string) {
      window.history.pushState(null, '', path);
      rerender(page());
    },
    goBackTo(path: string) {
      window.history.replaceState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
      rerender(page());
    },
    hasFocus: () => container.querySelector('main') === document.activeElement,
  };
}

test('the content of the next page has the focus, also after a fragment of this one', () => {
  const { goTo, hasFocus } = open();
  expect(hasFocus()).toBe(false);
  // As the browser tells of a fragment that it follows.
  window.history.pushState(null, '', '#reclamaciones');
  window.dispatchEvent(new PopStateEvent('popstate'));
  goTo('/contacto');
  expect(hasFocus()).toBe(true);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

test('the way back keeps focus and place to the browser, and the next page begins at its top again', () => {
  const { goTo, goBackTo, hasFocus } = open();
  goBackTo('/servicios');
  expect(hasFocus()).toBe(false);
  expect(window.scrollTo).not.toHaveBeenCalled();
  goTo('/contacto');
  expect(hasFocus()).toBe(true);
});
