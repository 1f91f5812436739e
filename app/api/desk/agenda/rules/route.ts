import { changeRule } from '@/lib/agenda/rules/change-rule';
import { findRules } from '@/lib/agenda/rules/find-rules';
import { ruleChangeSchema } from '@/lib/agenda/rules/schema';
import { deskAction } from '../../_http/desk-action';
import { deskConflict } from '../../_http/desk-conflict';
import { deskQuery } from '../../_http/desk-query';

export const GET = deskQuery(async ({ now }) => Response.json(await findRules(now)));

/** One rule. `since` is that of the value that the person has seen. */
export const POST = deskAction({ schema: ruleChangeSchema }, async ({ staff, now, body }) => {
  const { change, since } = body;
  const outcome = await changeRule(change, since, staff, now);
  return outcome.ok ? Response.json(await findRules(now)) : deskConflict('agenda_rule_changed', await findRules(now));
});
