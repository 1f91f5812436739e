import { capitalised } from '@/lib/i18n/capitalised';
import { formatShortDayAndMonth } from '@/lib/madrid-time';
import { replyDay } from '@/lib/working-days/reply-day';
import { longDay } from './appointment';
import { Backrest, FigureNote } from './backrest';

type Promised = { receivedAt: Date; hours: number };

/** "lunes 23 de noviembre de 2026" */
export function promisedDay({ receivedAt, hours }: Promised): string {
  return longDay(replyDay(receivedAt, hours));
}

/** The day until which an answer is promised, large; the hours of the pages are behind it. */
export function ReplyPromise({ kicker, note, ...promised }: Promised & { kicker: string; note: string }) {
  const { receivedAt, hours } = promised;
  return (
    <Backrest kicker={kicker} figure={formatShortDayAndMonth(replyDay(receivedAt, hours))}>
      <FigureNote>{`${capitalised(promisedDay(promised))}. ${note}`}</FigureNote>
      <FigureNote>
        {`El plazo es de ${hours} h; si acaba en fin de semana o en festivo, pasa al siguiente día laborable.`}
      </FigureNote>
    </Backrest>
  );
}
