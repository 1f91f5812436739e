import { acknowledgmentText, type Filed } from '@/lib/orders/texts/withdrawal-acknowledgment';

export function acknowledgmentFile(statement: Filed): Response {
  return new Response(acknowledgmentText(statement), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': 'attachment; filename="acuse.txt"',
    },
  });
}
