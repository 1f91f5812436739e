import {
  employmentLabel,
  housingLabel,
  personalSituationLabel,
} from '@/lib/questions/consultations/consultation-labels';
import messages from '@/lib/shared/i18n/messages';

test('an e-mail words the answers as the form does', () => {
  const { choices } = messages.ConsultationForm;
  expect(personalSituationLabel).toEqual(choices.situacionPersonal);
  expect(employmentLabel).toEqual(choices.situacionLaboral);
  expect(housingLabel).toEqual(choices.tipoVivienda);
});
