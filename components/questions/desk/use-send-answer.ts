import { deskFetch } from '@/components/private/desk/desk-fetch';
import { useCall } from '@/components/private/use-call';
import { loadCode } from '@/components/shared/browser/load-code';
import type { QuestionView } from '@/lib/questions/answers/contract';
import { questionPath } from './question-path';
import type { ReplyVia } from './reply-choice';
import type { Reader } from './sealed/send-into-space';

type Sent = { key: string; seen: number; text: string };

const loadSending = () => import('./sealed/send-into-space');

/** By mail, or sealed for its `reader`. By mail, what was asked goes to its reader's space sealed, if there is something to go along. */
export function useSendAnswer({ kind, id }: Pick<QuestionView, 'kind' | 'id'>, via: ReplyVia, reader: Reader | null) {
  const path = questionPath(kind, `/${id}`);
  return useCall<Sent, QuestionView>('desk', (sent) => {
    if (via === 'space' && reader) return intoSpace(`${path}/space-answer`, sent, reader);
    if (reader?.asked) return withQuestion(`${path}/answer`, sent, reader);
    return deskFetch<QuestionView>(`${path}/answer`, { body: sent });
  });
}

async function intoSpace(path: string, answer: Sent, reader: Reader): Promise<QuestionView> {
  const { sendIntoSpace } = await loadCode(loadSending);
  return sendIntoSpace(path, answer, reader);
}

async function withQuestion(path: string, answer: Sent, reader: Reader): Promise<QuestionView> {
  const { sendWithQuestion } = await loadCode(loadSending);
  return sendWithQuestion(path, answer, reader);
}
