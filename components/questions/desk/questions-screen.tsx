'use client';

import { useState } from 'react';
import type { QuestionList } from '@/lib/questions/answers/schema';
import type { QuestionKind } from '@/lib/shared/question';
import { QuestionDetail } from './question-detail';
import { QuestionListView } from './question-list-view';
import { useOpenedQuestion } from './use-opened-question';

/** Consultas and Mensajes: the list by what is due, or the one that is open. */
export function QuestionsScreen({ kind }: { kind: QuestionKind }) {
  const opened = useOpenedQuestion();
  const [latest, setLatest] = useState<string | null>(null);
  const [list, setList] = useState<QuestionList>({ state: 'open', search: '', page: 1 });
  if (opened && opened !== latest) setLatest(opened);
  if (opened) return <QuestionDetail key={opened} kind={kind} id={opened} />;
  return <QuestionListView from={latest} kind={kind} list={list} onList={setList} />;
}
