import { bound } from '@/lib/shared/i18n/bound';
import { site } from '@/lib/shared/site';
import type { LegalDocument } from '@/lib/shared/texts/legal-document';

const { legalName, taxId } = site.company;
const functionAddress = `${site.url}/desistimiento`;
const subject = encodeURIComponent('Desistir del contrato');

/** Stored with the order to which the information was mailed: change it with every change of the text. */
export const noticeVersion = '2026-11-22';

/**
 * Annexes A and B of Real Decreto Legislativo 1/2007, with the function of article 11a of Directive 2011/83/EU. It stands in the
 * conditions, in the confirmation, and goes with it as a PDF and as a text.
 */
export const withdrawalInformation: LegalDocument = bound({
  crumb: 'Desistimiento',
  title: 'Tu derecho de desistimiento',
  lead: 'Tienes 14 días para deshacer el contrato, sin decir por qué y sin que te cueste nada. Aquí está hasta cuándo, cómo y qué pasa después, con el modelo de formulario.',
  version: noticeVersion,
  sections: [
    {
      id: 'plazo',
      title: 'Hasta cuándo',
      blocks: [
        'Tienes derecho a desistir del contrato en un plazo de 14 días naturales, sin dar motivos (artículos 102 y siguientes del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios, Real Decreto Legislativo 1/2007).',
        'El contrato se hace el día en que pagas, y el plazo cuenta desde el día siguiente. Si el último día cae en sábado, domingo o festivo, acaba el primer día laborable que siga. Basta con que nos envíes tu declaración antes de las 24:00 de ese día, hora peninsular.',
        `Nuestra garantía va más allá: ${site.guaranteeDays} días naturales desde el pago, con la misma devolución y pedida de la misma manera. Cuenta la fecha que acabe más tarde.`,
      ],
    },
    {
      id: 'como',
      title: 'Cómo se hace',
      blocks: [
        `Nos comunicas que desistes, a nosotros, ${legalName}, NIF ${taxId}, con una declaración que no deje dudas. Sirve cualquiera de estas maneras:`,
        [
          `En línea, con el botón «Desistir del contrato aquí»: está en «Tu contratación», la página que abre el enlace de tu correo de confirmación, y en [${functionAddress}](${functionAddress}), al pie de todas las páginas de la web. Confirmas tu nombre, el contrato y un correo, y pulsas «Confirmar desistimiento». Te enviamos sin demora, por correo electrónico, un acuse de recibo con lo que has declarado y la fecha y la hora en que lo enviaste.`,
          `Por correo electrónico, a [${site.contactEmail}](mailto:${site.contactEmail}?subject=${subject}).`,
          `Por teléfono, en el ${site.phone}, de ${site.phoneHours}.`,
          `Por carta, a ${site.officeAddress}.`,
        ],
        'Para el correo o la carta puedes usar el modelo que va al final; no es obligatorio. También de lo que nos llega por correo, teléfono o carta te mandamos un acuse de recibo por correo electrónico.',
      ],
    },
    {
      id: 'efectos',
      title: 'Qué pasa después',
      blocks: [
        'Te devolvemos todo lo que pagaste por ese contrato, sin demora y, como mucho, en los 14 días naturales siguientes a que nos lo comuniques. Va por el mismo medio con el que pagaste, salvo que acordemos contigo otro, y no te cuesta nada.',
        'Todo es todo. La ley permite cobrar la parte de un servicio que pediste empezar dentro del plazo, y da por perdido el derecho cuando el servicio se ha prestado entero, o se ha entregado un contenido digital, con tu acuerdo previo. En lo que se contrata y se paga en esta web renunciamos a las dos cosas, sin condiciones: dentro del plazo te devolvemos el importe completo aunque ya hayas tenido la sesión o descargado el archivo.',
        'Si tenías una cita por celebrar, queda anulada.',
      ],
    },
    {
      id: 'modelo',
      title: 'El modelo, por si lo quieres usar',
      blocks: [
        {
          form: [
            'Modelo de formulario de desistimiento',
            'Rellena y envía este formulario solo si quieres desistir del contrato.',
            `A la atención de ${legalName}, ${site.officeAddress}, ${site.contactEmail}:`,
            'Por la presente le comunico que desisto de mi contrato de prestación del siguiente servicio, o de suministro del siguiente contenido digital:',
            'Contratado el día:',
            'Nombre y apellidos:',
            'Domicilio o correo electrónico:',
            'Firma (solo si se envía en papel):',
            'Fecha:',
          ],
        },
      ],
    },
  ],
});
