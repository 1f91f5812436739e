import { createHash } from 'node:crypto';
import { WITHDRAWAL_DAYS } from '@/lib/orders/refunds/refund-rights';
import { noticeVersion, withdrawalInformation } from '@/lib/orders/texts/withdrawal-information';
import { withdrawalInformationText } from '@/lib/orders/texts/withdrawal-information-text';
import { site } from '@/lib/shared/site';

/** Of each version, the text that buyers were mailed. A version whose text was mailed is not written again. */
const MAILED: Record<string, string> = {
  '2026-11-22': '5958aa1688d7e6ad50d861e405102f52ba1e7bb5b6eb3b4ee85db27e91e18ca2',
  '2026-11-24': 'b3e62bb0654bb25b22f59e23549042db365e80538c9c27eb118ce63859e1402d',
};

const text = withdrawalInformationText();

test('another text has another version', () => {
  expect({ [noticeVersion]: createHash('sha256').update(text).digest('hex') }).toEqual({
    [noticeVersion]: MAILED[noticeVersion],
  });
  expect(withdrawalInformation.version).toBe(noticeVersion);
});

test('it says what annexes A and B of the law ask for, and where the function is', () => {
  for (const words of [
    `en un plazo de ${WITHDRAWAL_DAYS} días naturales, sin dar motivos`,
    'Basta con que nos envíes tu declaración antes de las 24:00',
    'Si el último día cae en sábado, domingo o festivo',
    `${site.company.legalName}, NIF ${site.company.taxId}`,
    site.officeAddress,
    site.contactEmail,
    // The file breaks no lines, and has plain spaces.
    site.phone.replaceAll('\u00a0', ' '),
    '«Desistir del contrato aquí»',
    '«Confirmar desistimiento»',
    `${site.url}/desistimiento`,
    'un acuse de recibo con lo que has declarado y la fecha y la hora en que lo enviaste',
    'por el mismo medio con el que pagaste',
    'renunciamos a las dos cosas, sin condiciones',
    'Rellena y envía este formulario solo si quieres desistir del contrato.',
    'Por la presente le comunico que desisto de mi contrato',
    'Contratado el día:',
    'Nombre y apellidos:',
    'Firma (solo si se envía en papel):',
    'Fecha:',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toMatch(/\]\(|[^\r]\n/);
});
