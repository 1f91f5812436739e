/** Opened before the tests of a Jest file and stopped after them. The object is empty until they run. */
export function forThisFile<Opened extends { stop(): Promise<unknown> }>(open: () => Promise<Opened>): Opened {
  const opened = {} as Opened;
  beforeAll(async () => {
    Object.assign(opened, await open());
  });
  afterAll(() => opened.stop());
  return opened;
}

/** Made anew before each test. */
export function forEachTest<Made extends object>(make: () => Promise<Made>): Made {
  const made = {} as Made;
  beforeEach(async () => {
    Object.assign(made, await make());
  });
  return made;
}
