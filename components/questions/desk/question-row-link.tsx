import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { openingLinkId } from '@/components/private/desk/opened/use-return-focus';
import type { QuestionRow } from '@/lib/questions/answers/contract';
import { formatMoment } from '@/lib/shared/madrid-time';
import { DueNote } from './due-note';
import { questionAddress } from './question-address';

type Props = {
  row: QuestionRow;
  now: Date;
  hasClock: boolean;
  /** On the screen that opens it: only the fragment of the address changes. */
  isHere?: boolean;
};

const look = 'fila grid gap-x-6 gap-y-1 py-3 no-underline @2xl:grid-cols-[15rem_minmax(0,1fr)_auto]';

/** One question of a list, which opens it. */
export function QuestionRowLink({ row, now, hasClock, isHere = false }: Props) {
  const content = <RowContent row={row} now={now} hasClock={hasClock} />;
  return (
    <li className="border-b border-regla">
      {isHere ? (
        <a id={openingLinkId(row.id)} href={`#${row.id}`} className={look}>
          {content}
        </a>
      ) : (
        <Link prefetch={false} href={questionAddress(row.kind, row.id)} className={look}>
          {content}
        </Link>
      )}
    </li>
  );
}

function RowContent({ row, now, hasClock }: Omit<Props, 'isHere'>) {
  const t = useTranslations('DeskQuestions');
  const { kind, reference, name, about, receivedAt, dueAt, files, repliesTo, answered, isUnsent } = row;
  const moment = answered
    ? t('answeredBy', { name: answered.byName, moment: formatMoment(new Date(answered.at)) })
    : t('receivedAt', { kind, moment: formatMoment(new Date(receivedAt)) });
  return (
    <>
      <span className="text-nota">{hasClock ? <DueNote kind={kind} dueAt={dueAt} now={now} /> : moment}</span>
      <span className="min-w-0">
        <bdi className="block font-titular text-campo leading-prieto font-bold wrap-break-word">
          {name ?? t(repliesTo ? 'sealed.reply' : 'sealed.title')}
        </bdi>
        <bdi className="line-clamp-2 text-tinta-2 wrap-break-word">{about || t('withoutText')}</bdi>
        {isUnsent && <strong className="block text-error">{t('unsent')}</strong>}
      </span>
      <span className="flex gap-3 text-nota text-tinta-2 @2xl:grid @2xl:justify-items-end @2xl:gap-0">
        <span>{t('reference', { reference })}</span>
        {repliesTo && <span>{t('repliesTo', { reference: repliesTo })}</span>}
        {files > 0 && <span>{t('files', { count: files })}</span>}
      </span>
    </>
  );
}
