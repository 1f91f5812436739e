import { type Acknowledged, acknowledgmentText } from '@/lib/content/withdrawal-acknowledgment';

export function acknowledgmentFile(statement: Acknowledged): Response {
  return new Response(acknowledgmentText(statement), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': 'attachment; filename="acuse.txt"',
    },
  });
}
