import { quoteAsMessage, quoteMessages, quoteSchema } from '@/lib/questions/contact/quote-schema';

const asked = {
  name: 'Eva Ruiz',
  email: 'eva@empresa.example',
  company: 'Obras\r\nPérez, S. L.',
  people: ' 20 ',
  place: 'Calle Mayor 1, Madrid',
  date: '',
  message: 'Por la mañana.',
  context: 'Formación y talleres: Formación para empresas',
};
const labels = { company: 'Empresa', people: 'Personas', place: 'Dónde', date: 'Fecha aproximada' };

test('a request is stored as lines with their labels, then the message', () => {
  const { source, message } = quoteAsMessage(quoteSchema.parse(asked), labels);
  expect(source).toBe('formacion-empresas');
  expect(message).toBe('Empresa: Obras Pérez, S. L.\nPersonas: 20\nDónde: Calle Mayor 1, Madrid\n\nPor la mañana.');
});

test('the date is a line of its own, and without a message nothing follows the lines', () => {
  const quote = quoteSchema.parse({ ...asked, people: '1', date: 'en enero', message: '' });
  expect(quoteAsMessage(quote, labels).message).toMatch(/\nFecha aproximada: en enero$/);
});

test.each(['', '0', '21', '-3', '1,5', 'veinte', '1e1', '20 personas'])('%j is no number of people', (people) => {
  const { error } = quoteSchema.safeParse({ ...asked, people });
  expect(error?.issues).toMatchObject([{ path: ['people'], message: 'peopleInvalid' }]);
});

test('every message that something typed can cause is listed, so that the form has a sentence for it', () => {
  const wrong = [
    { name: '', email: '', company: ' ', people: '', place: '' },
    { name: 'x'.repeat(300), email: 'eva@', company: 'x'.repeat(161) },
    { name: 'Eva\u202eavE', message: 'x'.repeat(5_001) },
  ];
  const found = wrong.flatMap((fields) => quoteSchema.safeParse({ ...asked, ...fields }).error?.issues ?? []);
  expect([...new Set(found.map(({ message }) => message))].sort()).toEqual([...quoteMessages].sort());
});
