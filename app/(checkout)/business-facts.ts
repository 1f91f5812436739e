import type { Business } from '@/components/checkout/shared/business-facts';
import { site, telephoneLink } from '@/lib/site';

const { contactEmail, phone, phoneHours, officeAddress, guaranteeDays, supportReplyHours } = site;

export const business: Business = {
  contactEmail,
  phone,
  phoneLink: telephoneLink(phone),
  phoneHours,
  officeAddress,
  guaranteeDays,
  supportReplyHours,
};
