import type { Business } from '@/components/checkout/business';
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
