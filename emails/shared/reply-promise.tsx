import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatShortDayAndMonth, type MadridDate } from '@/lib/shared/madrid-time';
import { longDay } from './appointment';
import { Backrest, FigureNote } from './backrest';

type Props = { answerBy: MadridDate; hours: number; kicker: string; note: string };

/** The day until which an answer is promised, large; the hours of the pages are behind it. */
export function ReplyPromise({ answerBy, hours, kicker, note }: Props) {
  return (
    <Backrest kicker={kicker} figure={formatShortDayAndMonth(answerBy)}>
      <FigureNote>{`${capitalised(longDay(answerBy))}. ${note}`}</FigureNote>
      <FigureNote>
        {`El plazo es de ${hours} h; si acaba en fin de semana o en festivo, pasa al siguiente día laborable.`}
      </FigureNote>
    </Backrest>
  );
}
