/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { KeptClaims } from '@/components/trust/kept-claims';
import { PlannedSpace } from '@/components/trust/planned-space';
import { type Claim, claims, keptClaims, openQuestions, plannedClaims } from '@/lib/content/security';

const TODAY = 'Así protegemos tus datos hoy';
const PLANNED = 'Tu espacio privado, en preparación';

const land = (id: string): Claim[] => claims.map((claim) => (claim.id === id ? { ...claim, live: true } : claim));

function sections(all: readonly Claim[]) {
  render(
    <>
      <KeptClaims claims={all} />
      <PlannedSpace claims={all} />
    </>,
  );
  return {
    today: within(screen.getByRole('region', { name: TODAY })),
    planned: screen.queryByRole('region', { name: PLANNED }),
  };
}

test('every claim stands in exactly one section', () => {
  const { today, planned } = sections(claims);
  if (!planned) throw new Error('Nothing is in preparation');
  for (const { title, live } of claims) {
    expect(today.queryAllByText(title)).toHaveLength(live ? 1 : 0);
    expect(within(planned).queryAllByText(title)).toHaveLength(live ? 0 : 1);
  }
});

test('claims that need the private space are not presented as existing', () => {
  expect(plannedClaims(claims).map(({ id }) => id)).toEqual([
    'device-encryption',
    'passkeys',
    'recovery-key',
    'lockout',
    'self-service',
  ]);
  const texts = plannedClaims(claims).map(({ text }) => text);
  expect(texts.every((text) => /r(á|án|ás|emos)\b/.test(text))).toBe(true);
});

test('every claim of the specification is there', () => {
  const all = claims.map((claim) => `${claim.title} ${claim.text}`).join(' ');
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
    expect(all).toMatch(words);
  }
});

test('one flag moves a claim to those fulfilled today, with its own text', () => {
  const landed = land('device-encryption');
  const { today, planned } = sections(landed);
  const claim = landed.find(({ id }) => id === 'device-encryption');
  if (!claim || !planned) throw new Error('The claim is gone');
  expect(today.queryAllByText(claim.text)).toHaveLength(1);
  expect(within(planned).queryByText(claim.title)).toBeNull();
});

test('while there is no self-service, both section and questions say how to request personal data', () => {
  const asks = /copia de mis datos/;
  expect(openQuestions(claims).some(({ question }) => asks.test(question))).toBe(true);
  expect(openQuestions(land('self-service')).some(({ question }) => asks.test(question))).toBe(false);

  const { planned } = sections(claims);
  expect(planned?.textContent).toContain('Mientras tanto');
});

test('with every claim fulfilled nothing is in preparation', () => {
  const all = claims.map((claim): Claim => ({ ...claim, live: true }));
  expect(sections(all).planned).toBeNull();
  expect(keptClaims(all, 'protection').length + keptClaims(all, 'access').length).toBe(claims.length);
});
