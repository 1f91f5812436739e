import { STARTS } from '@/lib/agenda/opening-hours';
import { terms } from '@/lib/orders/texts/terms';
import messages from '@/lib/shared/i18n/messages';
import { pages } from '@/lib/shared/seo/pages';
import { site } from '@/lib/shared/site';
import { about } from '@/lib/site/about';
import { contactPage } from '@/lib/site/contact-page';
import { guarantee } from '@/lib/site/guarantee';
import { phases } from '@/lib/site/home';
import { security } from '@/lib/site/security/page-texts';
import { openQuestions } from '@/lib/site/security/questions';
import { values } from '@/lib/site/values';

function texts(content: unknown): string[] {
  if (typeof content === 'string') return [content.replaceAll('\u00a0', ' ')];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(texts);
}

const said = texts([
  about,
  contactPage,
  guarantee,
  phases,
  openQuestions([]),
  security,
  terms,
  values,
  pages,
  messages,
]).map((text) => text.replace(/\{(hours|reply)\}/g, String(site.supportReplyHours)));

const own = /(cont[ae]st|respond|respuesta|lo busca|mensaje|si nos escribes)/i;

test('an answer in 24 hours is one in working days, wherever it is promised', () => {
  const promises = said.filter((text) => text.includes(`${site.supportReplyHours} horas`) && own.test(text));
  expect(promises.length).toBeGreaterThan(15);
  expect(promises.filter((text) => !/laborables/i.test(text) && !text.includes('consulta de unos'))).toEqual([]);
});

test('next to the hours of the telephone stands when the first appointment begins', () => {
  const [first = ''] = STARTS;
  expect(site.officeHours).toBe(`Teléfono, de ${site.phoneHours}. Citas, desde las ${first.replace(/^0/, '')}.`);
});

test('no text asks for a CIF, and “por favor” stands only where the specification has it', () => {
  expect(said.filter((text) => /\bCIF\b/.test(text))).toEqual([]);
  expect(said.filter((text) => /por favor/i.test(text)).toSorted()).toEqual(
    [
      messages.Checkout.customer.missing,
      messages.NewsletterForm.emailRequired,
      messages.NewsletterForm.failedDetail,
    ].toSorted(),
  );
});
