import { withPassingParts } from '@/scripts/start/passing-parts';

test('however many processes a step starts, none is watched after it', async () => {
  const parts = ['database'];
  await withPassingParts(parts, async (add) => {
    add('build');
    add('information');
    expect(parts).toEqual(['database', 'build', 'information']);
  });
  expect(parts).toEqual(['database']);
});

test('what a step has started is still there to be stopped when the step fails', async () => {
  const parts = ['database'];
  const failed = withPassingParts(parts, async (add) => {
    add('build');
    throw new Error('no build');
  });
  await expect(failed).rejects.toThrow('no build');
  expect(parts).toEqual(['database', 'build']);
});
