import { useTranslations } from 'next-intl';
import { AccessNote } from '@/components/private/desk/access/access-note';
import { ChoiceButton } from '@/components/private/desk/choice-button';
import { DeskData } from '@/components/private/desk/desk-data';
import { useReturnFocus } from '@/components/private/desk/opened/use-return-focus';
import { Pager } from '@/components/private/desk/pager';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { SearchField } from '@/components/private/desk/search-field';
import { useView } from '@/components/private/use-view';
import type { QuestionState } from '@/lib/questions/answers/contract';
import type { QuestionList } from '@/lib/questions/answers/schema';
import type { QuestionKind } from '@/lib/shared/question';
import { QuestionRowLink } from './question-row-link';
import { questionsApi } from './questions-api';
import { useNow } from './use-now';

const STATES: readonly QuestionState[] = ['open', 'answered', 'earlier'];
const ASK_AGAIN_MS = 60_000;

type Props = {
  /** The one that was open before, or null. */
  from: string | null;
  kind: QuestionKind;
  list: QuestionList;
  onList: (list: QuestionList) => void;
};

export function QuestionListView({ from, kind, list, onList }: Props) {
  const t = useTranslations('DeskQuestions');
  const now = useNow();
  const { state, search } = list;
  const query = useView(questionsApi(kind).get('/', { query: { state, search, page: `${list.page}` } }), {
    every: ASK_AGAIN_MS,
    keepPrevious: true,
  });
  const heading = useReturnFocus(from, query.data !== undefined && !query.isFetching);
  return (
    <>
      <ScreenHead headingRef={heading} title={t(`title.${kind}`)} lead={t(`lead.${kind}`)} />
      {kind === 'consultation' && <AccessNote className="mb-6" />}
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <fieldset aria-label={t('statesLabel')} className="flex min-w-0 flex-wrap gap-2">
          {STATES.map((one) => (
            <ChoiceButton key={one} isChosen={one === state} onChoose={() => onList({ ...list, state: one, page: 1 })}>
              {t(`states.${one}`, { kind })}
            </ChoiceButton>
          ))}
        </fieldset>
        <SearchField
          label={t('search')}
          hint={t('searchHint')}
          value={search}
          onSearch={(sought) => onList({ ...list, search: sought, page: 1 })}
        />
      </div>
      <DeskData query={query}>
        {({ rows, total, page, pageSize, late }) => (
          <>
            <p role="status" className="mb-3 text-tinta-2">
              {t('count', { count: total })}
              {state === 'open' && late > 0 && (
                <strong className="text-error">{` ${t('late', { kind, count: late })}`}</strong>
              )}
            </p>
            {rows.length === 0 ? (
              <p className="respaldo bg-arena px-5 py-8 text-lead">
                {t(search === '' ? `none.${state}` : 'noneFound', { kind })}
              </p>
            ) : (
              <ol className="@container grid border-t border-regla">
                {rows.map((row) => (
                  <QuestionRowLink key={row.id} row={row} now={now} hasClock={state === 'open'} isHere />
                ))}
              </ol>
            )}
            <Pager page={page} pages={Math.ceil(total / pageSize)} onPage={(next) => onList({ ...list, page: next })} />
          </>
        )}
      </DeskData>
    </>
  );
}
