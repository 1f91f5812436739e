import { sharedItemListSchema } from '@/lib/space/items/desk/schema';
import { listSharedItems } from '@/lib/space/items/desk/shared-items';
import { deskQuery } from '../_http/desk-query';

export const GET = deskQuery(async ({ search }) => {
  const list = sharedItemListSchema.parse({
    page: search.get('page') ?? undefined,
    search: search.get('search') ?? '',
  });
  return Response.json(await listSharedItems(list));
});
