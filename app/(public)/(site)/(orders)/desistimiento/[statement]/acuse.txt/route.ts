import { acknowledgmentFile } from '@/app/(public)/(site)/(orders)/_withdrawal/acknowledgment-file';
import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { findLinkedStatement } from '@/lib/orders/withdrawal/find-statement';

export const GET = endpoint(async (_request: Request, { params }: { params: Promise<{ statement: string }> }) => {
  const { statement: link } = await params;
  const statement = await findLinkedStatement(link);
  if (!statement) return new Response(null, { status: 303, headers: { Location: '/desistimiento' } });
  return acknowledgmentFile(statement);
});
