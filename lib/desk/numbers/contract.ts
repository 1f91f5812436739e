import type { MadridDate } from '@/lib/shared/madrid-time';
import type { Cents } from '@/lib/shared/money';
import type { QuestionKind } from '@/lib/shared/question';
import type { Period } from './period';

// The JSON between the screen Números and its server.

/** From its first day to the day before `until`. */
export type Span = { from: MadridDate; until: MadridDate };

/** How many, and the money of what was paid and refunded. */
export type Figures = {
  /** Hours, not people: another hour before paying is one more. */
  chosen: number;
  begun: number;
  paid: number;
  moved: number;
  /** Refunds, of all or of a part. */
  refunded: number;
  income: Cents;
  paidBack: Cents;
};

type ServiceFigures = Figures & { id: string; name: string; hasHour: boolean };

/** Figures of the free consultation: hours, not people; cancelled after they were confirmed. */
export type FreeFigures = { chosen: number; confirmed: number; moved: number; cancelled: number };

/** Minutes from the question to its first answer, of those that have one. */
export type AnswerTimes = {
  kind: QuestionKind;
  answered: number;
  onTime: number;
  /** Null without an answer. */
  median: number | null;
  percentile95: number | null;
};

export type Numbers = {
  period: Period;
  /** Weeks or months, oldest first; the last one is not over. */
  spans: (Span & Figures)[];
  services: ServiceFigures[];
  total: Figures;
  free: FreeFigures;
  answers: AnswerTimes[];
};
