/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { KeptClaims, PlannedSpace } from '@/components/site/trust/security-sections';
import { proofs } from '@/lib/site/security/claim-proofs';
import { type Claim, claimsOf, keptClaims, plannedClaims } from '@/lib/site/security/claims';
import { openQuestions } from '@/lib/site/security/questions';

const TODAY = 'Así protegemos tus datos hoy';
const PLANNED = 'Tu espacio privado, en preparación';

const without = claimsOf(false);
const all = claimsOf(true);
const land = (id: string): Claim[] => without.map((claim) => (claim.id === id ? { ...claim, live: true } : claim));

function sections(claims: readonly Claim[]) {
  render(
    <>
      <KeptClaims claims={claims} />
      <PlannedSpace claims={claims} />
    </>,
  );
  return {
    today: within(screen.getByRole('region', { name: TODAY })),
    planned: screen.queryByRole('region', { name: PLANNED }),
  };
}

test('every claim stands in exactly one section', () => {
  const { today, planned } = sections(without);
  if (!planned) throw new Error('Nothing is in preparation');
  for (const { title, live } of without) {
    expect(today.queryAllByText(title)).toHaveLength(live ? 1 : 0);
    expect(within(planned).queryAllByText(title)).toHaveLength(live ? 0 : 1);
  }
});

test('without private spaces their claims are not presented as existing', () => {
  expect(plannedClaims(without).map(({ id }) => id)).toEqual([
    'device-encryption',
    'passkeys',
    'recovery-key',
    'lockout',
    'self-service',
  ]);
  const texts = plannedClaims(without).map(({ text }) => text);
  expect(texts.every((text) => /r(á|án|ás|emos)\b/.test(text))).toBe(true);
});

test('with them nothing is in preparation, and the files of a consultation are not said to come by mail', () => {
  expect(plannedClaims(all)).toEqual([]);
  expect(sections(all).planned).toBeNull();
  expect(keptClaims(all, 'protection').length + keptClaims(all, 'access').length).toBe(all.length);
  const filesOf = (claims: readonly Claim[]) => claims.find(({ id }) => id === 'files')?.text;
  expect(filesOf(all)).toMatch(/no viaja por correo/);
  expect(filesOf(without)).toMatch(/le llega por correo/);
});

test('every claim of the specification is there', () => {
  const said = all.map((claim) => `${claim.title} ${claim.text}`).join(' ');
  for (const words of [
    /se cifran en tu dispositivo antes de enviarse y siguen cifrados en reposo/,
    /passkey/,
    /biometría/,
    /frase de desbloqueo robusta/,
    /única clave de recuperación/,
    /Bloqueo progresivo, con registro de intentos/,
    /no se usan para publicidad/,
    /Descargar, revisar y borrar/,
  ]) {
    expect(said).toMatch(words);
  }
});

test('one flag moves a claim to those fulfilled today, with its own text', () => {
  const landed = land('device-encryption');
  const { today, planned } = sections(landed);
  const claim = landed.find(({ id }) => id === 'device-encryption');
  if (!claim || !planned) throw new Error('The claim is gone');
  expect(today.getByRole('heading', { name: claim.title }).closest('li')?.textContent).toContain(claim.text);
  expect(within(planned).queryByText(claim.title)).toBeNull();
});

test('while there is no self-service, both section and questions say how to request personal data', () => {
  const asks = /copia de mis datos/;
  const answerOf = (claims: readonly Claim[]) =>
    openQuestions(claims).find(({ question }) => asks.test(question))?.answer;
  expect(answerOf(without)).toMatch(/^Escribe a /);
  expect(answerOf(all)).toMatch(/^Tú, en tu espacio privado/);
  expect(sections(without).planned?.textContent).toContain('Mientras tanto');
});

test('with private spaces the questions say what is not sealed, and what no sealing in a browser can promise', () => {
  const questions = openQuestions(all).map(({ question }) => question);
  expect(questions).toEqual(
    expect.arrayContaining(['¿Qué no va cifrado?', '¿Qué no puede prometer un cifrado en el navegador?']),
  );
  expect(new Set(questions).size).toBe(questions.length);
});

test('each claim that is kept says how it is checked', () => {
  const { today } = sections(all);
  for (const { id, title } of all) {
    const claim = today.getByRole('heading', { name: title }).closest('li');
    expect(claim?.querySelector('summary')?.textContent).toBe('Cómo lo comprobamos');
    expect(claim?.querySelector('details')?.textContent).toContain(proofs[id].words);
  }
});

describe('every test that stands behind a claim exists', () => {
  const named = Object.entries(proofs).flatMap(([id, { tests }]) =>
    tests.map(([file, title]) => [id, file, title] as const),
  );

  test.each(named)('%s: %s, "%s"', (_, file, title) => {
    expect(existsSync(file)).toBe(true);
    expect(hasTest(readFileSync(file, 'utf8'), title)).toBe(true);
  });

  test('no claim is without one, and a test that is gone is found', () => {
    expect(Object.values(proofs).every(({ tests }) => tests.length > 0)).toBe(true);
    expect(hasTest("test('another title', () => {});", 'nothing typed leaves the browser')).toBe(false);
  });
});

/** As a title in quotes of any kind, not as other words of the file. */
function hasTest(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}
