import { render } from '@react-email/render';
import { AnswerMail } from '@/emails/questions/answer';
import { madridInstant } from '@/lib/shared/madrid-time';
import { mailText } from '@/tests/support/http/mail-text';

const asked = {
  kind: 'consultation',
  name: 'Begoña Núñez',
  text: '¿Amortizo\no invierto? <b>Ya</b>',
  receivedAt: madridInstant('2026-11-20', '23:30'),
} as const;

test('an answer greets, keeps its lines and paragraphs, is signed, and quotes the question below', async () => {
  const text = await mailText(<AnswerMail asked={asked} text={'Primero.\nSegundo.\n\nTercero.'} byName="Marta Ruiz" />);
  expect(text).toContain('Hola, Begoña.');
  expect(text).toContain('Primero.\nSegundo.\n\nTercero.\n\nMarta Ruiz\nEl Sofá Del Dinero');
  expect(text.indexOf('Tu pregunta, del viernes 20 de noviembre de 2026')).toBeGreaterThan(text.indexOf('Marta Ruiz'));
  expect(text).toContain('¿Amortizo\no invierto?');
});

test('what is written in it is text, never markup', async () => {
  const html = await render(<AnswerMail asked={asked} text="<script>x</script>" byName="Marta" />);
  expect(html).not.toMatch(/<script|<b>Ya/);
});

test('a message without a text has nothing to quote', async () => {
  const message = { ...asked, kind: 'message', text: null } as const;
  expect(await mailText(<AnswerMail asked={message} text="Te llamamos." byName="Marta" />)).not.toContain(
    'Tu mensaje, del',
  );
});
