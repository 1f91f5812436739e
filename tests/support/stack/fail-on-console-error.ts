let spy: jest.SpiedFunction<typeof console.error> | undefined;

beforeEach(() => {
  spy = jest.spyOn(console, 'error');
});

afterEach(() => {
  // Not there if a beforeAll hook has failed.
  const calls = spy?.mock.calls ?? [];
  spy?.mockRestore();
  expect(calls).toEqual([]);
});
