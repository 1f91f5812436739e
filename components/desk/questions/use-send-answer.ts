import { loadCode } from '@/components/browser/load-code';
import type { QuestionView } from '@/lib/answers/contract';
import type { Recipient } from '@/lib/sealing/identity';
import { orDeskFault } from '../shared/desk-fault';
import { deskFetch } from '../shared/desk-fetch';
import { useDeskChange } from '../shared/use-desk-change';
import { questionPath } from './question-path';

type Sent = { key: string; seen: number; text: string };

const loadSending = () => import('./sealed/send-into-space');

/** By mail, or sealed into the space with this key. */
export function useSendAnswer({ kind, id }: Pick<QuestionView, 'kind' | 'id'>, recipient: Recipient | null) {
  const path = questionPath(kind, `/${id}`);
  return useDeskChange<Sent, QuestionView>((sent) => {
    if (!recipient) return deskFetch<QuestionView>(`${path}/answer`, { body: sent });
    return orDeskFault(intoSpace(`${path}/space-answer`, { ...sent, recipient }));
  });
}

async function intoSpace(path: string, answer: Sent & { recipient: Recipient }): Promise<QuestionView> {
  const { sendIntoSpace } = await loadCode(loadSending);
  return sendIntoSpace(path, answer);
}
