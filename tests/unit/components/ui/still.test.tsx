/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Still } from '@/components/ui/still';

const content = (
  <details>
    <summary>¿Y si cambio de banco?</summary>
    <p>También.</p>
  </details>
);

function Page({ shown = true, sent = true, mark = 'aaa' }) {
  return <main>{shown && (sent ? <Still mark={mark} /> : <Still>{content}</Still>)}</main>;
}

let root: Root;
let container: HTMLElement;

/** A page as the server sent it, hydrated with data that lacks the content. */
async function open(mark: string) {
  container = document.createElement('div');
  container.innerHTML = renderToString(<Page sent={false} />);
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
