import { useTranslations } from 'next-intl';
import { formatLongDate, formatMoment, madridDate } from '@/lib/madrid-time';
import { EmptyRoom } from '../shared/empty-room';
import { RoomHead } from '../shared/room-head';
import { SpaceData } from '../shared/space-data';
import type { ReadAnswer, ReadConsultation } from './read-consultations';
import { useConsultations } from './use-consultations';

/** What was asked with this mailbox, and the answers that were sealed for this space. */
export function ConsultationsTab() {
  const t = useTranslations('SpaceConsultations');
  const query = useConsultations();
  return (
    <div className="grid gap-8">
      <RoomHead title={t('title')} lead={t('lead')} />
      <SpaceData query={query}>
        {(consultations) =>
          consultations.length === 0 ? (
            <EmptyRoom text={t('empty')} link={{ href: '/consulta-gratuita', text: t('ask') }} />
          ) : (
            <ul className="grid gap-10">
              {consultations.map((consultation) => (
                <Consultation key={consultation.id} consultation={consultation} />
              ))}
            </ul>
          )
        }
      </SpaceData>
    </div>
  );
}

function Consultation({ consultation }: { consultation: ReadConsultation }) {
  const t = useTranslations('SpaceConsultations');
  const { reference, sentAt, files, dueAt, replyVia, answers } = consultation;
  return (
    <li className="max-w-texto border-t-[1.5px] border-tinta pt-4">
      <h3 className="text-t3">{t('of', { day: formatLongDate(madridDate(new Date(sentAt))) })}</h3>
      <p className="mt-1 text-nota text-tinta-2">{t('facts', { reference, files })}</p>
      {answers.length === 0 ? (
        <p className="mt-3 font-medium">
          {t(`waits.${replyVia}`, { day: formatLongDate(madridDate(new Date(dueAt))) })}
        </p>
      ) : (
        <ol className="mt-4 grid gap-4">
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </ol>
      )}
    </li>
  );
}

function Answer({ answer: { at, via, text, fault } }: { answer: ReadAnswer }) {
  const t = useTranslations('SpaceConsultations.answer');
  const moment = formatMoment(new Date(at));
  if (via !== 'space') return <li>{t(via, { moment })}</li>;
  return (
    <li className="border-l-4 border-azafran pl-4">
      <p className="text-nota text-tinta-2">{t('space', { moment })}</p>
      {text === null ? (
        <p className="mt-1 font-bold text-error">{t(fault === 'wrong-key' ? 'formerKey' : 'damaged')}</p>
      ) : (
        <p dir="auto" className="mt-1 wrap-break-word whitespace-pre-wrap">
          {text}
        </p>
      )}
    </li>
  );
}
