import type { site } from '@/lib/site';

/** The facts about us that the checkout states; pages hand them down, because the browser knows no configuration. */
export type Business = Pick<
  typeof site,
  'contactEmail' | 'phone' | 'phoneHours' | 'officeAddress' | 'guaranteeDays' | 'supportReplyHours'
> & {
  /** `tel:` */
  phoneLink: string;
};
