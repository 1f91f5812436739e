import { useCall } from '@/components/private/use-call';
import { loadCode } from '@/components/shared/browser/load-code';
import type { QuestionView } from '@/lib/questions/answers/contract';
import { questionsApi } from './questions-api';
import type { ReplyVia } from './reply-choice';
import type { Reader } from './sealed/send-into-space';

type Sent = { key: string; seen: number; text: string };

const loadSending = () => import('./sealed/send-into-space');

/** By mail, or sealed for its `reader`. By mail, what was asked goes to its reader's space sealed, if there is something to go along. */
export function useSendAnswer({ kind, id }: Pick<QuestionView, 'kind' | 'id'>, via: ReplyVia, reader: Reader | null) {
  return useCall<Sent, QuestionView>('desk', (sent) => {
    if (via === 'space' && reader) return intoSpace(id, sent, reader);
    if (reader?.asked) return withQuestion(id, sent, reader);
    return questionsApi(kind).post('/:id/answer', { param: { id } })(sent);
  });
}

async function intoSpace(id: string, answer: Sent, reader: Reader): Promise<QuestionView> {
  const { sendIntoSpace } = await loadCode(loadSending);
  return sendIntoSpace(id, answer, reader);
}

async function withQuestion(id: string, answer: Sent, reader: Reader): Promise<QuestionView> {
  const { sendWithQuestion } = await loadCode(loadSending);
  return sendWithQuestion(id, answer, reader);
}
