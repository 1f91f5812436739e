/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MenuContent } from '@/components/site/frame/menu-content';
import { NavDropdown } from '@/components/site/frame/nav-dropdown';
import { SiteFooter } from '@/components/site/frame/site-footer';
import { NavPanel, SiteHeader } from '@/components/site/frame/site-header';
import { serviceGroup } from '@/lib/shared/texts/navigation';
import { withTexts } from '@/tests/support/pages/with-texts';

let pathname = '/';
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => pathname,
  useRouter: () => ({ push: () => {}, prefetch: () => {} }),
}));

/** What is marked in the HTML of a page, which has no script yet. */
function marked(path: string, part: React.ReactNode): string[] {
  pathname = path;
  const sent = document.createElement('div');
  sent.innerHTML = renderToString(withTexts(part));
  return [...sent.querySelectorAll('[aria-current]')].map(
    (element) =>
      `${element.getAttribute('href') ?? element.getAttribute('aria-controls')} ${element.getAttribute('aria-current')}`,
  );
}

test('the HTML of a page has its marks: row and panels, menu, footer', () => {
  const seguros = '/servicios/seguros page';
  expect(marked('/servicios/seguros', <SiteHeader />)).toEqual(['menu-servicios true', seguros, seguros]);
  expect(marked('/servicios/seguros', <MenuContent />)).toEqual([seguros]);
  expect(marked('/servicios', <SiteHeader />)).toEqual(['menu-servicios true', '/servicios page']);
  expect(marked('/blog/inflacion', <MenuContent />)).toEqual(['/blog true']);
  expect(marked('/blog/inflacion', <SiteFooter />)).toEqual(['/blog true']);
  expect(marked('/', <SiteHeader />)).toEqual([]);
});

test('choosing a page in a panel closes it, and nothing else in it does', () => {
  pathname = '/garantia';
  const { id, label, items } = serviceGroup;
  render(
    withTexts(
      <ul>
        <NavDropdown id={id} label={label} hrefs={items.map(({ href }) => href)} className="">
          <NavPanel {...serviceGroup} />
        </NavDropdown>
      </ul>,
    ),
  );
  const panel = document.getElementById(id) as HTMLElement;
  const hidePopover = jest.fn();
  Object.assign(panel, { hidePopover });
  expect(screen.getByRole('button').getAttribute('aria-current')).toBeNull();
  fireEvent.click(within(panel).getByText(serviceGroup.title));
  expect(hidePopover).not.toHaveBeenCalled();
  // The document of this test cannot navigate.
  panel.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(within(panel).getByText('Seguros'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
