import { businessFaults } from '@/lib/shared/business/business-faults';
import { credentials } from '@/lib/shared/business/credentials';
import { team } from '@/lib/shared/business/team';
import { site } from '@/lib/shared/site';

/** Throws one error that names every example, and every claim of the pages without its proof. */
export function requireProvenBusiness(): void {
  const faults = businessFaults(team, credentials, { banks: site.banksCompared, insurers: site.insurersCompared });
  const lines = faults.map(({ name, message }) => `\n  ${name}: ${message}`);
  if (lines.length > 0)
    throw new Error(`lib/shared/business is not for production, see docs/going-live.md:${lines.join('')}`);
}
