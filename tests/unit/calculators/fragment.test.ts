import { addToFragment, asksForTool, readFragment, writeFragment } from '@/lib/calculators/input/fragment';

test('a calculation comes back from its fragment as it was typed', () => {
  const values = { precio: '1.234,56', interes: '3,5', tipo: 'mixto' };
  const fragment = writeFragment(values);
  expect(fragment).toBe('#precio=1.234%2C56&interes=3%2C5&tipo=mixto');
  expect(readFragment(fragment, ['precio', 'interes', 'tipo'])).toEqual(values);
});

test.each(['', '#', '#calculadora', '#otra=1', '#%E0%A4%A'])('%j restores nothing', (fragment) => {
  expect(readFragment(fragment, ['precio'])).toBeUndefined();
});

test('a part of the parameters is enough, and strangers are ignored', () => {
  expect(readFragment('#plazo=30&otra=1', ['precio', 'plazo'])).toEqual({ plazo: '30' });
});

test('each calculator of a page writes its own parameters, and leaves those of the others', () => {
  const both = addToFragment('#precio=200000&plazo=25', { 'oferta-plazo': '30', plazo: '20' });
  expect(both).toBe('#precio=200000&plazo=20&oferta-plazo=30');
  expect(addToFragment('#calculadora', { plazo: '20' })).toBe('#plazo=20');
  expect(addToFragment('', { plazo: '20' })).toBe('#plazo=20');
});

test('a field that was cleared comes back empty, though it is not empty at first', () => {
  const fragment = addToFragment('#comision=1', { comision: '', plazo: '20' });
  expect(fragment).toBe('#comision=&plazo=20');
  expect(readFragment(fragment, ['comision', 'plazo'])).toEqual({ comision: '', plazo: '20' });
});

test('a tool is asked for by its anchor and by its own parameters', () => {
  const tool = { id: 'comparar-ofertas', prefix: 'oferta-' };
  expect(asksForTool('#comparar-ofertas', tool)).toBe(true);
  expect(asksForTool('#precio=1&oferta-plazo=30', tool)).toBe(true);
  for (const other of ['', '#', '#precio=1', '#calculadora', '#otra-oferta-plazo=1'])
    expect(asksForTool(other, tool)).toBe(false);
});
