import { inCommunity } from '@/lib/calculators/texts/purchase/in-community';
import messages from '@/lib/shared/i18n/messages';

test('the names that need an article have it in a sentence', () => {
  const said = Object.values(messages.Mortgage.communityNames).map(inCommunity);
  expect(said.filter((place) => / (el|la|las) [A-ZÁÉÍÓÚ]/.test(place))).toEqual([
    'en las Illes Balears',
    'en la Comunitat Valenciana',
    'en la Comunidad de Madrid',
    'en la Región de Murcia',
    'en el País Vasco',
  ]);
  expect(said).toContain('en La Rioja');
  expect(said).toContain('en Aragón');
});
