/** Of a query, counted from 1; 1 for anything else. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1;
}
