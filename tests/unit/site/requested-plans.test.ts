import { planRequestFacts } from '@/lib/site/seo/plan-request-facts';
import { consulting } from '@/lib/site/services/consulting';
import { mortgages } from '@/lib/site/services/mortgages';
import { consultedPlans, planHref, plansToChoose, requestedPlans } from '@/lib/site/services/requested-plans';

test('each plan that the contact form asks for has an address of its own', () => {
  expect(requestedPlans.map(({ slug }) => slug)).toEqual([
    'hipotecas-analisis-basico',
    'hipotecas-gestion-completa',
    'hipotecas-premium',
    'planificacion-jubilacion-esencial',
    'planificacion-jubilacion-completo',
    'planificacion-jubilacion-acompanamiento',
    'formacion-talleres-taller-suelto',
    'formacion-talleres-bono-de-formacion',
    'formacion-talleres-formacion-para-empresas',
  ]);
});

test('the button of a plan leads there, or to the consultation, which names it', () => {
  const [basic] = mortgages.plans.tiers;
  const [connect] = consulting.plans.tiers;
  expect(basic && planHref(mortgages, basic)).toBe('/servicios/me-interesa/hipotecas-analisis-basico');
  expect(connect && planHref(consulting, connect)).toBe('/consulta-gratuita#plan=conecta');
  expect(consultedPlans.map(({ line }) => line)[0]).toBe('Me interesa Conecta, 300\u00a0€.');
});

test('"Me interesa" offers the plans of its service', () => {
  expect(plansToChoose(mortgages)).toEqual(['Análisis básico', 'Gestión completa', 'Premium']);
  expect(plansToChoose(consulting)).toEqual([]);
});

test('descriptions fit the lists of search engines and are unique', () => {
  const descriptions = requestedPlans.map(({ service, plan }) => planRequestFacts(service.name, plan.name).description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const text of descriptions) expect(text.length).toBeLessThanOrEqual(170);
});

test('the form of a plan that costs something does not promise the free analysis', () => {
  const paid = requestedPlans.filter(({ plan }) => plan.price.kind !== 'free');
  expect(paid).toHaveLength(8);
  for (const { service, plan } of paid) {
    const { title, lead, button } = plan.contact ?? service.contact;
    expect(`${title} ${lead} ${button}`).not.toMatch(/gratis|an[áa]lisis/i);
  }
});
