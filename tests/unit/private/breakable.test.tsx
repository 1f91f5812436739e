import { renderToStaticMarkup } from 'react-dom/server';
import { Breakable } from '@/components/private/breakable';

/** Without the elements that keep its pieces apart for a page that is translated. */
const html = (text: string) => renderToStaticMarkup(<Breakable>{text}</Breakable>).replaceAll(/<\/?span>/g, '');

test('an address may go on in the next line behind @ and dots, and nowhere else', () => {
  expect(html('ana.maria@correo.example')).toBe('ana.<wbr/>maria@<wbr/>correo.<wbr/>example');
  expect(html('https://meet.example/abc')).toBe('https://<wbr/>meet.<wbr/>example/<wbr/>abc');
});

test('a code may go on in the next line behind each of its groups', () => {
  expect(html('Su código: 4F2A-91C0-07BB-D3E1.')).toBe('Su código: 4F2A-<wbr/>91C0-<wbr/>07BB-<wbr/>D3E1.');
});

test('what is no address is left as it is, also beside one', () => {
  expect(html('Marta Ruiz. Desde las 10.30 h')).toBe('Marta Ruiz. Desde las 10.30 h');
  expect(html('De eva@x.es, hoy.')).toBe('De eva@<wbr/>x.<wbr/>es, hoy.');
});

test('what is read and copied of it is the text itself', () => {
  const text = 'Escribe a eva+1@sub.correo.example. Gracias.';
  expect(html(text).replaceAll('<wbr/>', '')).toBe(text);
});
