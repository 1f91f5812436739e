/** What the links of pages carry (components/shared/ui/page-link.tsx), and no other link: a file or another site is loaded by the browser. */
export const PAGE_LINK = 'data-page-link';

type Router = { push(href: string): void; prefetch(href: string): void };

const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>(`a[${PAGE_LINK}]`);

const isOfSpace = (path: string) => /^\/espacio($|[/?#])/.test(path);

/** Whether a page has another root layout. The browser goes there: the router would not go again to where its person has stayed once. */
export const leavesRoot = (path: string) => isOfSpace(location.pathname) !== isOfSpace(path);

/** Whether a link was chosen, also one that React does not know. */
export function isOnLink({ target }: { target: EventTarget }): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

/**
 * Follows the page links in an element that React does not know, as its own ones: without a reload, and fetched ahead when the mouse or
 * the focus is on them. What opens a tab or a window, or stays on the page, is left to the browser. Returns how to stop.
 */
export function followPageLinks(element: HTMLElement, router: Router): () => void {
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || link.target || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    if (leavesRoot(link.pathname)) return;
    event.preventDefault();
    router.push(link.href);
  };
  const fetchAhead = (event: Event) => {
    const link = linkOf(event);
    if (link) router.prefetch(link.href);
  };
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('click', follow, { signal });
  element.addEventListener('pointerover', fetchAhead, { signal });
  element.addEventListener('focusin', fetchAhead, { signal });
  return () => listening.abort();
}
