import 'server-only';
import { hosts } from '@/lib/shared/business/hosts';
import { telephoneLink } from '@/lib/shared/person/telephone-link';
import { site } from '@/lib/shared/site';

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
  hosts,
};

export type BusinessFacts = typeof businessFacts;
