import { problem } from '@/app/api/(server)/_http/problem';
import { rowId } from '@/app/api/(server)/_http/row-id';
import { listCatalogue } from '@/lib/orders/catalog/queries';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import type { Result } from '@/lib/shared/result';
import { deskAction } from '../../_http/desk-action';
import { deskConflict } from '../../_http/desk-conflict';
import { nothingSchema } from '../../_http/nothing-schema';

type Change = (id: string, staff: StaffMember, now: Date) => Promise<Result<object, string>>;

/** The route of a change to what is sold: 204, 404 for what is no id, 409 if it is so already. */
export function changeSale(change: Change) {
  return deskAction<typeof nothingSchema, { id: string }>({ schema: nothingSchema }, async ({ params, staff, now }) => {
    const id = rowId(params.id);
    if (!id) return problem(404, 'not_found');
    const changed = await change(id, staff, now);
    return changed.ok
      ? new Response(null, { status: 204 })
      : deskConflict('service_changed', { services: await listCatalogue() });
  });
}
