import { createHash } from 'node:crypto';
import { withdrawalInformationText } from '@/lib/orders/texts/withdrawal-information-text';
import { site } from '@/lib/shared/site';

/**
 * Written into the PDF of the withdrawal information: which text it has. The address of the site does not count; in production it
 * cannot differ from that of the build.
 */
export function informationMark(): string {
  return createHash('sha256').update(withdrawalInformationText().replaceAll(site.url, '')).digest('hex').slice(0, 32);
}
