/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EXACT, NAV_LINK } from '@/components/shared/ui/current-page';
import { PAGE_LINK } from '@/components/shared/ui/follow-page-links';
import { Still } from '@/components/shared/ui/still';

const router = { push: jest.fn(), prefetch: jest.fn() };
let pathname = '/';
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => pathname }));

const content = (
  <details>
    <summary>¿Y si cambio de banco?</summary>
    <p>También.</p>
    <a {...{ [PAGE_LINK]: '' }} href="/contacto?de=pie#formulario">
      <span>Contacto</span>
    </a>
    <a {...{ [PAGE_LINK]: '' }} href="#aqui">
      Aquí
    </a>
    <a href="/deliverables/guia.pdf">Guía</a>
  </details>
);

/** As the server marks them on the page of insurance. */
const navigation = (
  <nav>
    <a {...{ [NAV_LINK]: EXACT }} href="/servicios">
      Todos
    </a>
    <a {...{ [NAV_LINK]: '' }} href="/servicios/seguros" aria-current="page">
      Seguros
    </a>
    <a {...{ [NAV_LINK]: '' }} href="/blog">
      Blog
    </a>
    <a {...{ [PAGE_LINK]: '' }} href="/blog">
      Blog
    </a>
  </nav>
);

function Page({ shown = true, sent = true, mark = 'aaa', part = content }) {
  return <main>{shown && (sent ? <Still mark={mark} /> : <Still>{part}</Still>)}</main>;
}

let root: Root;
let container: HTMLElement;

/** A page as the server sent it, hydrated with data that lacks the content. */
async function open(mark: string, part = content) {
  container = document.createElement('div');
  container.innerHTML = renderToString(<Page sent={false} part={part} />);
  await act(async () => {
    root = hydrateRoot(container, <Page mark={mark} />);
  });
}

const show = (page: React.ReactNode) => act(async () => root.render(page));

afterEach(() => act(async () => root.unmount()));

test('hydration leaves the part as it was sent', async () => {
  await open('one');
  expect(container.querySelector('summary')?.textContent).toBe('¿Y si cambio de banco?');
});

test('what a visitor opened in it, or a browser translated, survives an update of the page', async () => {
  await open('two');
  const paragraph = container.querySelector('p') as HTMLElement;
  container.querySelector('details')?.setAttribute('open', '');
  paragraph.innerHTML = '<font>Too.</font>';
  await show(<Page mark="two" />);
  expect(container.querySelector('p')).toBe(paragraph);
  expect(container.querySelector('details')?.open).toBe(true);
});

test('a page that one comes back to has the part again, and no other part in its place', async () => {
  await open('three');
  const sent = container.innerHTML;
  await show(<Page shown={false} />);
  expect(container.querySelector('details')).toBeNull();
  await show(<Page mark="other" />);
  expect(container.querySelector('details')).toBeNull();
  await show(<Page mark="three" />);
  expect(container.innerHTML).toBe(sent);
});

test('content that arrives with a navigation is rendered, once', async () => {
  await open('four');
  await show(<Page sent={false} />);
  expect(container.querySelectorAll('details')).toHaveLength(1);
});

test('its page links are followed without a reload, and fetched ahead; files, tabs and places of the page are the browser’s', async () => {
  await open('five');
  document.body.append(container);
  const prevented: boolean[] = [];
  // The document of this test cannot navigate.
  document.body.addEventListener('click', (event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  });
  const press = (selector: string, ctrlKey = false) =>
    container
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey }));
  container.querySelector('span')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(router.prefetch.mock.calls).toEqual([[`${location.origin}/contacto?de=pie#formulario`]]);
  press('span');
  press('span', true);
  press('a[href="#aqui"]');
  press('a[href$=pdf]');
  expect(prevented).toEqual([true, false, false, false]);
  expect(router.push.mock.calls).toEqual([[`${location.origin}/contacto?de=pie#formulario`]]);
  await show(<Page shown={false} />);
  container.remove();
});

describe('links that are marked on their page', () => {
  const marked = () =>
    [...container.querySelectorAll('[aria-current]')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
  const goTo = (path: string, page: React.ReactNode) => {
    pathname = path;
    return show(page);
  };

  beforeEach(() => {
    pathname = '/servicios/seguros';
  });

  test('have the mark of the page, and that of the next one after a navigation', async () => {
    await open('six', navigation);
    expect(marked()).toEqual([['/servicios/seguros', 'page']]);
    await goTo('/blog/inflacion', <Page mark="six" />);
    expect(marked()).toEqual([['/blog', 'true']]);
    await goTo('/servicios', <Page mark="six" />);
    expect(marked()).toEqual([['/servicios', 'page']]);
    await goTo('/servicios/seguros', <Page mark="six" />);
    expect(marked()).toEqual([['/servicios/seguros', 'page']]);
  });

  test('have that of the address where it is another one than the HTML was made for', async () => {
    pathname = '/blog';
    await open('seven', navigation);
    expect(marked()).toEqual([['/blog', 'page']]);
  });

  test('have that of the page on which the part comes back, not of the one on which it was left', async () => {
    await open('eight', navigation);
    await show(<Page shown={false} />);
    await goTo('/blog', <Page mark="eight" />);
    expect(marked()).toEqual([['/blog', 'page']]);
  });
});
