/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { TeamOnASofa } from '@/components/site/illustrations/about/team-on-a-sofa';

const drawn = (members: number) => render(<TeamOnASofa members={members} />).container;

test.each([1, 2, 5])('a team of %d leaves one seat free, and nothing reaches over the edge', (members) => {
  const sofa = drawn(members);
  expect(sofa.querySelectorAll('circle')).toHaveLength(members);
  expect(sofa.querySelectorAll('.fill-mar')).toHaveLength(members);
  expect(sofa.querySelectorAll('.fill-azafran')).toHaveLength(1);
  for (const head of sofa.querySelectorAll('circle')) {
    expect(Number(head.getAttribute('cy')) - Number(head.getAttribute('r'))).toBeGreaterThanOrEqual(0);
  }
});

test('a firm that names no people still has someone on it', () => {
  expect(drawn(0).querySelectorAll('circle')).toHaveLength(1);
});
