import { Hono } from 'hono';
import { sharedItemListSchema } from '@/lib/space/items/desk/schema';
import { listSharedItems, openSharedItem } from '@/lib/space/items/desk/shared-items';
import { problem } from '../(server)/_http/problem';
import { rowId } from '../(server)/_http/row-id';
import { sealedAttachment } from '../(server)/_http/sealed-attachment';
import { call, change } from './_http/desk-calls';
import { nothingSchema } from './_http/nothing-schema';

export const documents = new Hono()
  .get('/', call({ reads: ['page', 'search'] }), async (c) => {
    const { page, search = '' } = c.req.valid('query');
    return c.json(await listSharedItems(sharedItemListSchema.parse({ page, search })));
  })
  // What an owner shares, as it was sealed. Each call is a line in the log of the desk and in that of the space.
  .post('/:id/content', change(nothingSchema), async (c) => {
    const id = rowId(c.req.param('id'));
    const found = id && (await openSharedItem(id, c.var.session.staff, c.var.now));
    return found ? sealedAttachment(found) : problem(404, 'not_found');
  });
