import 'server-only';
import { team } from '@/lib/business/team';
import { telephoneLink } from '@/lib/person/telephone-link';
import { site } from '@/lib/site';

const { contactEmail, phone, phoneHours, officeAddress, guaranteeDays, supportReplyHours } = site;

/** What the checkout states about the business. Pages pass it down: the browser has no configuration. */
export const businessFacts = {
  contactEmail,
  phone,
  /** `tel:` */
  phoneLink: telephoneLink(phone),
  phoneHours,
  officeAddress,
  guaranteeDays,
  supportReplyHours,
  /** Who meets clients; `portrait` is their place in the team. Empty without a team. */
  hosts: team.flatMap(({ id, name, role, since, meetsClients, photograph }, portrait) =>
    meetsClients ? [{ id, name, role, since, photograph, portrait }] : [],
  ),
};

export type BusinessFacts = typeof businessFacts;
