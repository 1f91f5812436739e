import { readFileSync } from 'node:fs';
import { palette } from '@/components/shared/illustrations/palette';

const tokens = readFileSync('app/styles/theme.css', 'utf8');

test.each(Object.entries(palette))('%s is the token of that name', (name, hex) => {
  const [, token] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
  expect(token).toBe(hex);
});
