import { about } from '@/lib/content/about';
import { contactPage } from '@/lib/content/contact-page';
import { guarantee } from '@/lib/content/guarantee';
import { phases } from '@/lib/content/home';
import { security } from '@/lib/content/security/page-texts';
import { openQuestions } from '@/lib/content/security/questions';
import { terms } from '@/lib/content/terms';
import { values } from '@/lib/content/values';
import { STARTS } from '@/lib/scheduling/opening-hours';
import { pages } from '@/lib/seo/pages';
import { site } from '@/lib/site';
import messages from '@/messages/es.json';

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
  expect(said.filter((text) => /por favor/i.test(text))).toEqual([
    messages.Checkout.customer.missing,
    messages.NewsletterForm.emailRequired,
    messages.NewsletterForm.failedDetail,
  ]);
});
