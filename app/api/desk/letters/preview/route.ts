import { readMarkdown } from '@/lib/newsletter/letters/read-markdown';
import { previewSchema } from '@/lib/newsletter/letters/schema';
import { deskAction } from '../../_http/desk-action';

/** What the e-mail would make of this text. Changes nothing. */
export const POST = deskAction({ schema: previewSchema }, async ({ body }) => Response.json(readMarkdown(body.body)));
