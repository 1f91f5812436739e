import { render } from '@react-email/render';
import { AccessGiven, AccessWaits } from '@/emails/private/access';
import { DeskInvitation } from '@/emails/private/desk-invitation';
import { madridInstant } from '@/lib/shared/madrid-time';
import { mailText } from '@/tests/support/http/mail-text';

const expiresAt = madridInstant('2026-11-26', '18:45');
const link = 'http://localhost:3000/mesa/hoy';

test('an invitation says who invites, until when its link is good, and what comes afterwards', async () => {
  const text = await mailText(
    <DeskInvitation
      name="Luis Gil"
      inviter="Marta Ruiz"
      link="http://localhost:3000/mesa/invitacion#clave"
      expiresAt={expiresAt}
    />,
  );
  expect(text).toContain('Hola, Luis.');
  expect(text).toContain('Marta Ruiz te invita a la mesa');
  expect(text).toContain('18:45');
  expect(text).toContain('jueves 26 de noviembre de 2026');
  expect(text).toContain('http://localhost:3000/mesa/invitacion#clave');
  expect(text).toContain('te da acceso a lo cifrado');
});

test('an invitation whose sender is gone is of the team', async () => {
  const text = await mailText(<DeskInvitation name="Luis Gil" inviter={null} link={link} expiresAt={expiresAt} />);
  expect(text).toContain('Una persona del equipo te invita');
  expect(text).not.toContain('null');
});

test('that a colleague waits names person and passkey, asks for a word with them, and leads to Hoy', async () => {
  const email = <AccessWaits name="Luis <b>Gil</b>" label="Portátil & móvil" link={link} />;
  const text = await mailText(email);
  expect(text).toContain('Luis <b>Gil</b> espera acceso a lo cifrado');
  expect(text).toContain('Portátil & móvil');
  expect(text).toContain('pregúntale de palabra');
  expect(text).toContain(link);
  expect(await render(email)).not.toContain('<b>Gil');
});

test('that access was given leads to the consultations', async () => {
  const text = await mailText(<AccessGiven name="Luis Gil" link="http://localhost:3000/mesa/consultas" />);
  expect(text).toContain('Hola, Luis.');
  expect(text).toContain('Ya puedes abrir lo cifrado');
  expect(text).toContain('http://localhost:3000/mesa/consultas');
});
