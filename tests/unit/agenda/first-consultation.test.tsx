import { render } from '@react-email/render';
import { FirstConsultation } from '@/emails/agenda/first-consultation';
import { FirstConsultationCancelled, FirstConsultationOver } from '@/emails/agenda/first-consultation-ended';
import { FirstConsultationRequest } from '@/emails/agenda/first-consultation-request';
import { FirstConsultationStaff } from '@/emails/agenda/first-consultation-staff';
import { ConsultationReceipt } from '@/emails/questions/consultation-receipt';
import type { Appointment } from '@/emails/shared/appointment';
import { madridInstant } from '@/lib/shared/madrid-time';
import { mailText } from '@/tests/support/http/mail-text';

const consultationId = '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4';
const link = 'https://x.example/consulta-gratuita/cita/abc';
const again = 'https://x.example/consulta-gratuita/reservar';
const visitor = { name: 'Irene Salas', email: 'irene@correo.example' };

const online: Appointment = {
  startsAt: madridInstant('2025-11-13', '11:00'),
  endsAt: madridInstant('2025-11-13', '11:45'),
  duration: 45,
  mode: 'online',
  meetLink: null,
};

const rules = { changes: 3, lastChangeHours: 2, hasCase: true };
const booked = { name: visitor.name, appointment: online, link, ...rules };

test('the request says which hour is kept until when, leads to its page, and repeats nothing that was typed', async () => {
  const keptUntil = madridInstant('2025-11-10', '12:30');
  const text = await mailText(<FirstConsultationRequest appointment={online} keptUntil={keptUntil} link={link} />);
  for (const fact of [
    'Te la guardamos hasta las 12:30, hora peninsular.',
    'Jueves 13 de noviembre de 2025, de 11:00 a 11:45, hora peninsular.',
    `Ver y confirmar ${link}`,
    'Si no has sido tú, no hagas nada',
  ]) {
    expect(text).toContain(fact);
  }
  expect(text).not.toContain('Irene');
});

test('the day is as large as the hour in each of its e-mails', async () => {
  const keptUntil = madridInstant('2025-11-10', '12:30');
  const emails = [
    <FirstConsultationRequest key="request" appointment={online} keptUntil={keptUntil} link={link} />,
    <FirstConsultation key="news" news="confirmed" {...booked} />,
    <FirstConsultationCancelled key="cancelled" name={visitor.name} appointment={online} hasCase again={again} />,
    <FirstConsultationStaff
      key="staff"
      news="staff-confirmed"
      visitor={visitor}
      appointment={online}
      consultationId={null}
    />,
  ];
  for (const email of emails) expect(await mailText(email)).toMatch(/^jue 13 nov\n11:00$/m);
});

test.each([
  ['confirmed', 'Hola, Irene: tu primera consulta está confirmada.', true],
  ['link', 'Hola, Irene: aquí tienes el enlace.', false],
  ['changed', 'Hola, Irene: hemos cambiado tu hora.', false],
  ['known', 'Hola, Irene: ya tienes una primera consulta.', false],
  ['new-link', 'Hola, Irene: tu primera consulta sigue en pie.', false],
] as const)('news of an appointment: %s', async (news, heading, hasSteps) => {
  const text = await mailText(<FirstConsultation news={news} {...booked} />);
  expect(text).toContain(heading);
  expect(text).toContain('Jueves 13 de noviembre de 2025, de 11:00 a 11:45, hora peninsular.');
  expect(text).toContain(link);
  expect(text).toContain('hasta 2 horas antes puedes cambiarla tú, 3 veces como mucho');
  expect(text.includes('Qué pasa ahora')).toBe(hasSteps);
});

test('a cancellation names the hour that is free again', async () => {
  const text = await mailText(
    <FirstConsultationCancelled name={visitor.name} appointment={online} hasCase again={again} />,
  );
  expect(text).toContain('Hola, Irene: tu cita está anulada.');
  expect(text).toContain('Tu consulta por escrito sigue su curso');
  expect(text).toContain(again);
  expect(text).toContain('Jueves 13 de noviembre de 2025, de 11:00 a 11:45');
});

test('a mailbox whose appointment is over is told so, and nothing to change', async () => {
  const text = await mailText(<FirstConsultationOver name={visitor.name} appointment={online} />);
  expect(text).toContain('Hola, Irene: ya has tenido tu primera consulta.');
  expect(text).toContain('Jueves 13 de noviembre de 2025, de 11:00 a 11:45');
  expect(text).not.toContain('/consulta-gratuita/cita/');
});

const receiptOf = (bookingLink: string | null) => (
  <ConsultationReceipt
    id={consultationId}
    bookingLink={bookingLink}
    receivedAt={madridInstant('2025-11-10', '12:00')}
    answerBy="2025-11-12"
    fileCount={0}
    isInSpace={false}
    retentionMonths={12}
  />
);

test('staff see who comes, when, and the reference that the visitor has', async () => {
  const staff = await mailText(
    <FirstConsultationStaff
      news="staff-confirmed"
      visitor={visitor}
      appointment={online}
      consultationId={consultationId}
    />,
  );
  const receipt = await mailText(receiptOf('https://x.example/consulta-gratuita/reservar/abc'));
  expect(staff).toContain('Nombre Irene Salas');
  expect(staff).toContain('Consulta A1B2C3D4');
  expect(receipt).toContain('Referencia A1B2C3D4');
  expect(receipt).toContain('https://x.example/consulta-gratuita/reservar/abc');
  expect(receipt).not.toContain(consultationId);
});

test('who has chosen an hour without writing is told of no consultation', async () => {
  const confirmed = await mailText(<FirstConsultation news="confirmed" {...booked} hasCase={false} />);
  expect(confirmed).toContain('cuéntanos antes tu caso desde la página de tu cita');
  expect(confirmed).not.toContain('Leemos tu consulta');
  const cancelled = await mailText(
    <FirstConsultationCancelled name={visitor.name} appointment={online} hasCase={false} again={again} />,
  );
  expect(cancelled).toContain(again);
  expect(cancelled).not.toContain('por escrito');
});

test('the receipt of a consultation whose hour is chosen offers no other', async () => {
  const receipt = await mailText(receiptOf(null));
  expect(receipt).toContain('va unida a la hora que has elegido');
  expect(receipt).not.toContain('Elige ya');
});

test.each([
  ['the request', <FirstConsultationRequest key="" appointment={online} keptUntil={online.startsAt} link={link} />],
  [
    'the cancellation',
    <FirstConsultationCancelled key="" name={visitor.name} appointment={online} hasCase={false} again={again} />,
  ],
  [
    'what staff read',
    <FirstConsultationStaff key="" news="staff-changed" visitor={visitor} appointment={online} consultationId={null} />,
  ],
])('the day is as large as the hour in %s', async (_, email) => {
  expect(await render(email)).toMatch(
    /<p style="[^"]*font-size:56px[^"]*">(?:<!-- -->)?jue 13 nov(?:<!-- -->)?<br\/?>(?:<!-- -->)?11:00/,
  );
});
