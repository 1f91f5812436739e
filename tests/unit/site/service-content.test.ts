import { publishedOffers } from '@/components/site/services/service-page/service-page';
import { pages } from '@/lib/shared/seo/pages';
import { consulting } from '@/lib/site/services/consulting';
import { education, exampleBudget } from '@/lib/site/services/education';
import { insurance } from '@/lib/site/services/insurance';
import { mortgageFeatures, mortgageProcessDays, mortgages } from '@/lib/site/services/mortgages';
import { retirement } from '@/lib/site/services/retirement';
import type { ServiceContent } from '@/lib/site/services/service-content';
import { WORKSHOP_SEATS, workshopProgramme, workshops } from '@/lib/site/services/workshops';

const services: ServiceContent[] = [education, consulting, retirement, insurance, mortgages, workshops];
const prices = ({ plans }: ServiceContent) => plans.tiers.map(({ price }) => price);

describe.each(services.map((service) => [service.name, service] as const))('%s', (_, service) => {
  test('has benefits, steps, plans, questions and a form of its own', () => {
    expect(service.benefits.items.length).toBeGreaterThanOrEqual(4);
    expect(service.process.steps.length).toBeGreaterThanOrEqual(3);
    expect(service.plans.tiers.length).toBeGreaterThanOrEqual(1);
    expect(service.faq.questions.length).toBeGreaterThanOrEqual(5);
    expect(pages[service.path].indexed).toBe(true);
  });

  test('marks one plan at most as the most popular', () => {
    expect(service.plans.tiers.filter(({ popular }) => popular).length).toBeLessThanOrEqual(1);
  });

  test('promises no return', () => {
    expect(JSON.stringify(service)).not.toMatch(/rentabilidad (garantizada|asegurada)(?!s, porque)/i);
  });
});

test('mortgages and insurance promise information and comparison, not what needs a registration', () => {
  const mortgageTexts = JSON.stringify([mortgages, mortgageFeatures, pages['/servicios/hipotecas']]);
  expect(mortgageTexts).not.toMatch(/asesor|ayuda\w* (a|para) (pedir|negociar)|acompañ|negociación/i);
  expect(mortgageTexts).toMatch(/comparación de más de 15 bancos/i);
  const insuranceTexts = JSON.stringify([insurance, pages['/servicios/seguros']]);
  expect(insuranceTexts).not.toMatch(
    /qué (mantener|cambiar|cancelar)|lo que ya no necesitas|te decimos qué necesitas/i,
  );
  expect(insuranceTexts).toMatch(/comparación de más de 20 aseguradoras/i);
});

test('the share of a mortgage is due only if the saving is larger, and Catalonia has its own period', () => {
  const text = JSON.stringify(mortgages);
  expect(text).toContain('solo se paga si lo que ahorras con la oferta que firmas supera lo que nos pagas');
  expect(text.match(/catorce/g)).toHaveLength(2);
});

test('the prices are the published ones', () => {
  expect(prices(education)).toEqual([{ kind: 'fixed', amount: 15_000 }]);
  expect(prices(consulting).map((price) => price.kind === 'fixed' && price.amount)).toEqual([30_000, 60_000, 120_000]);
  expect(prices(retirement)).toEqual([
    { kind: 'fixed', amount: 20_000, perYear: true },
    { kind: 'fixed', amount: 50_000, perYear: true },
    { kind: 'fixed', amount: 120_000, perYear: true },
  ]);
  expect(prices(insurance)).toEqual([{ kind: 'free' }]);
  expect(prices(mortgages)).toEqual([
    { kind: 'free' },
    { kind: 'share', share: 0.005 },
    { kind: 'fixed', amount: 50_000 },
  ]);
  expect(prices(workshops)).toEqual([
    { kind: 'fixed', amount: 7_500 },
    { kind: 'fixed', amount: 25_000 },
    { kind: 'fixed', amount: 150_000, from: true },
  ]);
});

test('the four workshops last and hold what was decided, and no open one more than its seats', () => {
  expect(workshopProgramme.map(({ duration }) => duration)).toEqual([4, 3, 6, 4]);
  expect(workshopProgramme.map(({ participants: { least, most } }) => [least, most])).toEqual([
    [8, 15],
    [6, 12],
    [8, 15],
    [6, 10],
  ]);
  for (const { participants } of workshopProgramme) expect(participants.most).toBeLessThanOrEqual(WORKSHOP_SEATS);
});

test('the mortgage timeline has a stretch for each step', () => {
  expect(mortgageProcessDays).toHaveLength(mortgages.process.steps.length);
});

test('each part of the example budget fills whole channels of the sofa', () => {
  for (const { amount } of exampleBudget) expect(amount % 10_000).toBe(0);
});

test('search engines are told of the prices in euros, a free plan at 0, and no share of a mortgage', () => {
  expect(publishedOffers(mortgages.plans.tiers)).toEqual([
    { name: 'Análisis básico', price: 0 },
    { name: 'Premium', price: 50_000 },
  ]);
});
