/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { Load } from '@/components/shared/browser/load-code';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const gap = () => Promise.reject(new Error('Failed to load chunk'));

function Part({ load, wanted = true }: { load: Load<string>; wanted?: boolean }) {
  const part = useLazyModule(load, wanted);
  return <p>{part.state === 'ready' ? part.module : part.state}</p>;
}

const afterAllAttempts = () => act(() => jest.advanceTimersByTimeAsync(60_000));

test('nothing is loaded before it is wanted', async () => {
  const load = jest.fn(async () => 'drawing');
  const { rerender } = render(<Part load={load} wanted={false} />);
  await afterAllAttempts();
  expect(load).not.toHaveBeenCalled();
  rerender(<Part load={load} />);
  await afterAllAttempts();
  expect(screen.getByText('drawing')).toBeTruthy();
});

test('what has been loaded once is there at the first render', async () => {
  const load = async () => 'drawing';
  const { unmount } = render(<Part load={load} />);
  await afterAllAttempts();
  unmount();
  render(<Part load={load} />);
  expect(screen.getByText('drawing')).toBeTruthy();
  await afterAllAttempts();
});

test('what could not be loaded says so, and comes by itself when the network is back', async () => {
  const load = jest.fn<Promise<string>, []>(gap);
  render(<Part load={load} />);
  expect(screen.getByText('waiting')).toBeTruthy();
  await afterAllAttempts();
  expect(screen.getByText('failed')).toBeTruthy();
  load.mockImplementation(async () => 'drawing');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('waiting')).toBeTruthy();
  await afterAllAttempts();
  expect(screen.getByText('drawing')).toBeTruthy();
});

test('another part does not show the failure of the one before', async () => {
  const { rerender } = render(<Part load={gap} />);
  await afterAllAttempts();
  rerender(<Part load={async () => 'drawing'} />);
  expect(screen.getByText('waiting')).toBeTruthy();
  await afterAllAttempts();
});
