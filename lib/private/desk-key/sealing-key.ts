import 'server-only';
import { site } from '@/lib/shared/site';
import { type OpenDeskKey, openDeskKey } from './open-desk-key';

/** What consultations are sealed for; null while the private space is off or the desk's key is not open: then nothing is sealed. */
export async function sealingKey(): Promise<OpenDeskKey | null> {
  return site.hasPrivateSpace ? openDeskKey() : null;
}
