const LIST = '/mesa/contrataciones';

/** What the address of the screen says: which order, or which list. */
export type OrderAddress = { order: string | null; q: string; filter: string; page: number };

export function readAddress(search: URLSearchParams): OrderAddress {
  return {
    order: search.get('orden'),
    q: search.get('q') ?? '',
    filter: search.get('filtro') ?? 'all',
    page: Number(search.get('pagina') ?? 1) || 1,
  };
}

export function pathOf({ order, q, filter, page }: OrderAddress): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (filter !== 'all') search.set('filtro', filter);
  if (page > 1) search.set('pagina', String(page));
  if (order) search.set('orden', order);
  const query = search.toString();
  return query ? `${LIST}?${query}` : LIST;
}
