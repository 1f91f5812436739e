import { readMarkdown } from '@/lib/letters/read-markdown';
import { previewSchema } from '@/lib/letters/schema';
import { deskAction } from '../../_http/desk-action';

/** What the e-mail would make of this text. Changes nothing. */
export const POST = deskAction({ schema: previewSchema }, async ({ body }) => Response.json(readMarkdown(body.body)));
