let spy: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  spy = jest.spyOn(console, 'error');
});

afterEach(() => {
  const calls = spy.mock.calls;
  spy.mockRestore();
  expect(calls).toEqual([]);
});
