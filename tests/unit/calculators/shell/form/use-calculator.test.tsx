/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { useResultOnScreen } from '@/components/calculators/shell/result/use-result-on-screen';
import { type NumberRule, readNumber } from '@/lib/calculators/input/number-input';

const rule: NumberRule = { decimals: 0, min: 0, max: 100 };
const defaults = { a: '1', b: '2' };
const compute = jest.fn(({ a, b }: { a: number; b: number }) => a + b);
const reveal = jest.fn();

function read(values: Readonly<Record<'a' | 'b', string>>) {
  const [a, b] = [readNumber(values.a, rule), readNumber(values.b, rule)];
  if (a.ok && b.ok) return { ok: true, input: { a: a.value, b: b.value } } as const;
  return { ok: false, errors: { ...(!a.ok && { a: { reason: a.reason, rule } }) } } as const;
}

function Sum({ linkDefaults }: { linkDefaults?: typeof defaults }) {
  const calculator = useCalculator({ defaults, ...(linkDefaults && { linkDefaults }), read, compute });
  const { values, errors, change, calculated, begun, outdated, formRef, submit } = calculator;
  useResultOnScreen(calculated, 'resultado');
  return (
    <form ref={formRef} onSubmit={submit}>
      {(['a', 'b'] as const).map((name) => (
        <input
          key={name}
          name={name}
          aria-label={name}
          value={values[name]}
          aria-invalid={!!errors[name]}
          onChange={(event) => change(name, event.target.value)}
        />
      ))}
      <button type="submit">calculate</button>
      <output id="resultado">{calculated?.result ?? 'none'}</output>
      <p>{outdated ? 'outdated' : 'current'}</p>
      <p>{begun ? 'begun' : 'untouched'}</p>
      <p>{`asked ${calculated?.asked ?? 0}`}</p>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const sum = () => screen.getByRole('status').textContent;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button'));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** A frame and the task after it. */
const painted = () => wait(20);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  location.hash = '';
  sessionStorage.clear();
  Element.prototype.scrollIntoView = reveal;
  // The figure lies below the window, as on a phone.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2_000, 300, 100));
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({ scrollMarginTop: '112px' } as CSSStyleDeclaration);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the first result takes a press; after it the result follows the fields', () => {
  render(<Sum />);
  type('a', '5');
  painted();
  expect(sum()).toBe('none');
  press();
  painted();
  expect(sum()).toBe('7');
  type('b', '10');
  painted();
  expect(sum()).toBe('15');
  screen.getByText('asked 1');
});

test('a press brings the figure into view, a followed change leaves the page where it is', () => {
  render(<Sum />);
  press();
  painted();
  wait(50);
  expect(reveal).toHaveBeenCalledTimes(1);
  type('a', '9');
  painted();
  wait(50);
  expect(sum()).toBe('11');
  expect(reveal).toHaveBeenCalledTimes(1);
});

test('changes faster than the screen are computed once', () => {
  render(<Sum />);
  press();
  painted();
  compute.mockClear();
  for (const value of ['1', '12', '3', '34']) type('a', value);
  painted();
  expect(sum()).toBe('36');
  expect(compute).toHaveBeenCalledTimes(1);
});

test('a field that is half typed is refused only when it stays so, and without moving the focus', () => {
  render(<Sum />);
  press();
  painted();
  act(() => field('b').focus());
  type('a', '');
  wait(500);
  expect(field('a').getAttribute('aria-invalid')).toBe('false');
  screen.getByText('current');
  wait(600);
  expect(field('a').getAttribute('aria-invalid')).toBe('true');
  screen.getByText('outdated');
  expect(sum()).toBe('3');
  expect(document.activeElement).toBe(field('b'));
  type('a', '4');
  painted();
  screen.getByText('current');
  expect(sum()).toBe('6');
});

test('a press while a field is invalid focuses it, and the result says that it is of other figures', () => {
  render(<Sum />);
  press();
  painted();
  type('a', 'x');
  press();
  painted();
  expect(document.activeElement).toBe(field('a'));
  screen.getByText('outdated');
});

test('a field that is changed between the press and the result is followed', () => {
  render(<Sum />);
  press();
  type('a', '8');
  painted();
  painted();
  expect(sum()).toBe('10');
});

test('a refused figure leaves the answer of the last press, however fast it follows', () => {
  render(<Sum />);
  press();
  painted();
  wait(50);
  for (const [name, value] of [
    ['a', '5'],
    ['a', '0'],
    ['a', 'x'],
  ] as const) {
    type(name, value);
    press();
  }
  expect(sum()).toBe('2');
  painted();
  expect(sum()).toBe('2');
  expect(field('a').getAttribute('aria-invalid')).toBe('true');
  screen.getByText('outdated');
  screen.getByText('asked 3');
});

test('a change that follows a press at once takes neither its answer nor its scroll away', () => {
  render(<Sum />);
  press();
  painted();
  wait(50);
  reveal.mockClear();
  type('a', '5');
  press();
  type('b', 'x');
  painted();
  expect(sum()).toBe('7');
  type('b', '4');
  press();
  type('b', '5');
  painted();
  expect(sum()).toBe('10');
  screen.getByText('asked 3');
  expect(reveal).toHaveBeenCalledTimes(2);
});

test('what was typed before the first press is there after a reload, and from then on in the address alone', () => {
  const { unmount } = render(<Sum />);
  type('a', '5');
  wait(1);
  unmount();
  render(<Sum />);
  expect([field('a').value, field('b').value]).toEqual(['5', '2']);
  press();
  painted();
  expect(sum()).toBe('7');
  expect(sessionStorage).toHaveLength(0);
});

test('the address restores what is shown', () => {
  render(<Sum />);
  press();
  painted();
  wait(50);
  expect(location.hash).toBe('#a=1&b=2');
  type('a', '8');
  painted();
  wait(400);
  expect(location.hash).toBe('#a=8&b=2');
});

test('a link is calculated at once, and does not pull a reader up who is below the figure', () => {
  location.hash = '#a=20&b=3';
  jest.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, -900, 300, 100));
  render(<Sum />);
  painted();
  expect(sum()).toBe('23');
  wait(50);
  expect(reveal).not.toHaveBeenCalled();
});

test('what a link leaves out is what it means, where that is something else than the empty form', () => {
  render(<Sum linkDefaults={{ a: '1', b: '7' }} />);
  expect([field('a').value, field('b').value]).toEqual(['1', '2']);
  location.hash = '#a=20';
  act(() => {
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  painted();
  expect(sum()).toBe('27');
});

test('it has begun once a field has the focus, and not before', () => {
  render(<Sum />);
  expect(screen.getByText('untouched')).toBeTruthy();
  act(() => field('a').focus());
  painted();
  expect(screen.getByText('begun')).toBeTruthy();
});

test('a hand over the form begins it, and so does a link with figures', () => {
  const { unmount } = render(<Sum />);
  fireEvent.pointerOver(field('b'));
  painted();
  expect(screen.getByText('begun')).toBeTruthy();
  unmount();
  location.hash = '#a=3&b=4';
  render(<Sum />);
  painted();
  expect(sum()).toBe('7');
  expect(screen.getByText('begun')).toBeTruthy();
});
