import type { Recipient } from '@/lib/private/sealing/identity';
import type { QuestionKind } from '@/lib/shared/question';

// The JSON between the desk's screens and its server. Moments are ISO strings.

/** `earlier`: unanswered, and due before the desk had anybody: what became of it is not known here. */
export type QuestionState = 'open' | 'answered' | 'earlier';

/**
 * `elsewhere` was not written here, `space` waits in the space of its reader. Two do not count as answers, and may be sent again: `refused`, which Resend takes in no way, and
 * `unsent`, which has not left before its job was given up.
 */
export type AnswerState = 'sending' | 'sent' | 'refused' | 'unsent' | 'elsewhere' | 'space';

export type QuestionRow = {
  kind: QuestionKind;
  id: string;
  reference: string;
  /** Null for a sealed consultation. */
  name: string | null;
  /** How it begins; empty for a message without a text. Of a sealed consultation its mailbox. */
  about: string;
  receivedAt: string;
  dueAt: string;
  files: number;
  /** Of a reply from a space: the reference of the question that began its thread. */
  repliesTo: string | null;
  answered: { at: string; byName: string } | null;
  /** It was answered, and the answer has not left. */
  isUnsent: boolean;
};

export type QuestionPage = {
  rows: QuestionRow[];
  /** In this state, with this search. */
  total: number;
  /** The one that is shown: the last one if the wanted page is no more. */
  page: number;
  pageSize: number;
  /** Open ones past their moment, whatever is searched. */
  late: number;
};

export type GivenAnswer = {
  id: string;
  state: AnswerState;
  text: string | null;
  /** In place of the text, once it has left or if it waits in a space: an age file in base64, and the epoch that opens it. */
  sealed: { content: string; epoch: number } | null;
  at: string;
  byName: string;
  sentAt: string | null;
};

/** `waiting` for the virus scanner; `removed`: it has found something. */
export type QuestionFile = { id: string; name: string; size: number; state: 'ready' | 'waiting' | 'removed' };

type Answers = {
  id: string;
  reference: string;
  receivedAt: string;
  dueAt: string;
  state: QuestionState;
  answers: GivenAnswer[];
};

/** What a consultation says. */
export type ConsultationContents = {
  name: string;
  phone: string;
  age: number;
  /** In words, like the next two. */
  personalSituation: string;
  employmentStatus: string;
  housingStatus: string;
  /** Euro cents, like every amount here. Absent where it does not apply, null if it was not answered. */
  monthlyIncome?: number | null;
  monthlyRent?: number | null;
  /** Null without debts, and then the payment is absent. */
  currentDebts: number | null;
  monthlyDebtPayment?: number | null;
  /** Null without savings, and then their products are absent. */
  currentSavings: number | null;
  savingsProducts?: string | null;
  question: string;
};

/** Sealed for this epoch of the desk's key, or with its contents. The files of a sealed one have neither names nor types of their own. */
export type ConsultationView = Answers & {
  kind: 'consultation';
  email: string;
  files: QuestionFile[];
  /** Where its sender wants the answer. */
  replyVia: 'mail' | 'space';
  /** Of a reply from a space: what began its thread; `kind` is null once that is deleted. */
  repliesTo: { id: string; reference: string; kind: QuestionKind | null } | null;
  /** What an answer into the space of its mailbox is sealed for; null without a space. */
  space: { recipient: Recipient } | null;
} & ({ epoch: null; contents: ConsultationContents } | { epoch: number; contents: null });

export type MessageView = Answers & {
  kind: 'message';
  name: string;
  email: string;
  phone: string | null;
  /** The page of the form, as the menu calls it. */
  page: string;
  context: string | null;
  question: string | null;
};

export type QuestionView = ConsultationView | MessageView;

export type MailPreview = { from: string; to: string; replyTo: string; subject: string; text: string };

/** What Hoy shows of both kinds: the most urgent ones, and how many there are. */
export type WaitingAnswers = { rows: QuestionRow[]; total: number; late: number };
