import { isProduction } from '@/lib/shared/env/configuration-faults';

/** In production, pages are not built from examples. */
export async function refuseUnproven(environment: Record<string, string | undefined>): Promise<void> {
  if (!isProduction(environment)) return;
  // The site's facts are read as they are imported, so not before .env is loaded.
  const { requireProvenBusiness } = await import('@/lib/server/process/require-proven-business');
  requireProvenBusiness();
}
