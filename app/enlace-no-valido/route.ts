import messages from '@/lib/shared/i18n/messages';
import { answerNotFound } from '../_http/answer-not-found';

/** Where a link to an order leads that opens nothing: the page that says how to get another one, as not found. */
export function GET(): Promise<Response> {
  return answerNotFound('tu-contratacion', messages.OrderPage.help.title);
}
