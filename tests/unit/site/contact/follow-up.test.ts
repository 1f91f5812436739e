import { createTranslator } from 'next-intl';
import { followUp } from '@/app/(public)/(site)/(questions)/_contact/follow-up';
import { UNCONFIRMED_MINUTES } from '@/lib/agenda/appointments/free/rules';
import messages from '@/lib/shared/i18n/messages';
import { site } from '@/lib/shared/site';

const t = createTranslator({ locale: 'es', messages, namespace: 'ContactForm' });

function sentWith(fields: Record<string, string>): string {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Eva', email: 'eva@example.com', ...fields }))
    form.set(name, value);
  return followUp(form, t);
}

test('the confirmation is followed by what is true for what was sent', () => {
  expect(sentWith({ message: '¿Me conviene amortizar?' })).toMatch(/^Y si era para otra cosa, también/);
  expect(sentWith({ message: ' \n', plan: '' })).toMatch(/^No nos has escrito ningún mensaje/);
  expect(sentWith({ plan: 'Premium', message: 'Hola' })).toMatch(/^Has preguntado por «Premium»/);
});

test.each<Record<string, string>>([{ message: 'Hola' }, {}, { plan: 'Premium' }])(
  'it promises the time of all answers: %j',
  (fields) => {
    expect(sentWith(fields)).toContain(`en ${site.supportReplyHours}\u00a0horas, en días laborables`);
  },
);

test('texts that the specification fixes stand letter for letter, alone, each with its sentence after it', () => {
  const { ContactForm, NewsletterForm, NotFound, PaymentSuccess, Checkout } = messages;
  const fixed: [said: string, fixed: string, after: string][] = [
    [NotFound.title, 'Oops! Page not found', NotFound.text],
    [PaymentSuccess.noSession, 'No se encontró ID de sesión de pago', PaymentSuccess.noSessionText],
    [Checkout.pending.noSession, 'No se encontró ID de sesión de pago', Checkout.pending.noSessionText],
    [
      ContactForm.sentDetail,
      'Te contactaremos pronto para programar tu consulta gratuita.',
      t('sentMessage', { hours: 24 }),
    ],
    [
      ContactForm.failedDetail,
      'Hubo un problema al enviar el mensaje. Inténtalo de nuevo.',
      t('failedKept', { phone: site.phone }),
    ],
    [
      NewsletterForm.sentDetail.replaceAll("''", "'"),
      "Recibirás actualizaciones sobre 'El Sofá Del Dinero' pronto.",
      NewsletterForm.checkMail,
    ],
    [NewsletterForm.failedDetail, 'Ha ocurrido un error. Por favor, inténtalo de nuevo.', NewsletterForm.failedKept],
  ];
  for (const [said, words, after] of fixed) {
    expect(said).toBe(words);
    expect(after).toMatch(/^\p{Lu}.+\.$/u);
  }
});

test('who has sent a consultation reads for how long an hour is kept', () => {
  expect(messages.ConsultationForm.sent.bookText).toContain(`durante ${UNCONFIRMED_MINUTES}\u00a0minutos`);
});
