import type { DeskKeyAnswer } from '@/lib/private/desk-key/contract';
import type { Identity } from '@/lib/private/sealing/identity';
import { deskWithKey, type KeyHolder } from '../desk/key-holder';
import type { SharedStack } from '../stack/stack';

export type OpenDesk = {
  marta: KeyHolder;
  identity: Identity;
  /** What the key on paper stands for. */
  paper: Identity;
  /** As visitors get it. */
  key: DeskKeyAnswer;
};

/** On an emptied product: one person at the desk, who has opened its key. */
export async function openDesk(stack: SharedStack): Promise<OpenDesk> {
  await stack.clear();
  const { marta, identity, paper } = await deskWithKey(stack);
  return { marta, identity, paper: paper.identity, key: (await stack.api.get<DeskKeyAnswer>('/api/desk-key')).body };
}
