import { bound } from '@/lib/shared/i18n/bound';
import { longMonth } from '@/lib/shared/i18n/long-month';

/** How soon messages were answered in the twelve months that end with `month`. */
export type AnswerTime = {
  /** Half of them within so many hours. */
  medianHours: number;
  /** Written as 2026-10. */
  month: string;
};

/** What the contact page says of it; null: nothing. Números at the desk shows the line to put here. */
export const answerTime: AnswerTime | null = null;

export function answerTimeSentence({ medianHours, month }: AnswerTime): string {
  const hours = medianHours === 1 ? 'una hora' : `${medianHours} horas`;
  return bound(
    `Medido: de los mensajes de los doce meses hasta ${longMonth(month)}, la mitad tuvo respuesta en ${hours} o menos, con noches y fines de semana.`,
  );
}
