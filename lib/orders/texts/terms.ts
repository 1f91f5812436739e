import { heldRegistrations } from '@/lib/shared/business/business-credentials';
import { credentials } from '@/lib/shared/business/credentials';
import { bound } from '@/lib/shared/i18n/bound';
import { site } from '@/lib/shared/site';
import type { LegalDocument } from '@/lib/shared/texts/legal-document';
import { withdrawalInformation } from './withdrawal-information';

const { legalName } = site.company;
const days = site.guaranteeDays;

const mail = `[${site.contactEmail}](mailto:${site.contactEmail})`;

/** What one agrees to by paying: a page, and a part of the confirmation e-mail. */
export const terms: LegalDocument = bound({
  crumb: 'Condiciones',
  title: 'Condiciones de contratación',
  lead: 'Qué compras, cuánto cuesta, cuándo lo recibes y cómo te devolvemos el dinero. Es lo que aceptas al pagar, y te llega también con el correo de confirmación.',
  version: '2026-11-22',
  sections: [
    {
      id: 'que-compras',
      title: 'Qué compras, y a quién',
      blocks: [
        `Contratas con ${legalName} («${site.name}»), NIF ${site.company.taxId}, ${site.officeAddress}. Nos escribes a ${mail} y nos llamas al ${site.phone}, de ${site.phoneHours}. El resto de los datos está en el [aviso legal](/aviso-legal).`,
        'Estas condiciones valen para lo que se contrata y se paga en esta web: sesiones con cita y materiales sin ella. La ficha de cada servicio dice qué incluye, cuánto dura y cuánto cuesta, y el correo de confirmación lo repite. Se contrata en español, y lo puede hacer cualquier persona mayor de edad.',
        'Lo que no se puede pagar aquí (planes, talleres, formación para empresas) se contrata aparte, con un presupuesto que aceptas por escrito.',
        {
          caption: 'Pasos de la contratación',
          head: ['Paso', 'Qué pasa'],
          rows: [
            ['1. Eliges', 'La ficha dice qué incluye el servicio, cuánto dura y cuánto cuesta, con el IVA incluido.'],
            ['2. Das tus datos', 'Nombre y correo. El teléfono es opcional.'],
            [
              '3. Reservas la hora',
              'Si el servicio lleva cita. Te la guardamos 15 minutos para que pulses «Pagar» y, desde ahí, media hora en la página de pago. La pantalla dice hasta qué hora. Hasta pagar puedes volver atrás y corregirlo todo.',
            ],
            [
              '4. Pagas',
              'El botón lleva el importe y, debajo, dice que el pedido te obliga a pagar y cuántos días tienes para desistir. Pagas con tarjeta en la página de Stripe.',
            ],
            [
              '5. Confirmamos',
              'El contrato queda hecho cuando Stripe confirma el cobro. Lo ves en pantalla y te llega por correo, con la cita, la invitación para tu calendario, el enlace a tu contratación y la información sobre el desistimiento.',
            ],
          ],
        },
      ],
    },
    {
      id: 'precio',
      title: 'Precio, pago y factura',
      blocks: [
        'Los precios para particulares son finales, en euros y con el IVA incluido; los de empresas se dan en presupuesto, con el IVA aparte. Cada pago que haces en esta web es único: no hay permanencia ni renovaciones automáticas.',
        'Se paga con tarjeta, antes de prestar el servicio, en la página de Stripe. No vemos el número de tu tarjeta.',
        'La factura la pides desde tu contratación, con tus datos fiscales, y te la enviamos por correo en siete días como mucho. Lo que llega al pagar es la confirmación; el recibo está en tu contratación y no es una factura. Guardamos tu pedido y, si lo necesitas, te mandamos copia de él y de estas condiciones.',
        'Si nos equivocamos en un precio de forma evidente, te lo decimos antes de prestarte el servicio y puedes anular sin coste.',
      ],
    },
    {
      id: 'entrega',
      title: 'Cuándo lo recibes',
      blocks: [
        [
          'Una sesión, el día y a la hora que elegiste, por videollamada o en el despacho.',
          `Lo que la sesión incluya por escrito, por correo y, como mucho, ${site.sessionReportWorkingDays} días laborables después de la cita, o ${site.planReportWorkingDays} si es el Plan financiero familiar. El día exacto está en el correo de confirmación.`,
          'Un material para descargar, en cuanto se confirma el pago: el enlace está en la página y en el correo, y sirve un año.',
        ],
        'Los plazos en horas que leas en esta web cuentan en los días laborables de nuestro despacho: lo que cae en fin de semana o festivo pasa al primer día laborable.',
        'Si el pago llega cuando tu hora ya no está libre, te escribimos y decides tú, desde tu contratación: otra hora o que te devolvamos el dinero.',
      ],
    },
    {
      id: 'cambiar',
      title: 'Cambiar o anular una cita',
      blocks: [
        'Lo haces tú desde tu contratación, la página que se abre al pagar y con el enlace del correo de confirmación. Puedes cambiar la cita por cualquier hora libre hasta dos horas antes de que empiece, tres veces como mucho.',
        'Anularla, hasta que empiece: sin preaviso, sin coste y sin decir por qué. Si no te viene bien ninguna hora, tienes doce meses desde el pago para elegir otra ahí mismo. Anular la cita no deshace el contrato; si quieres que te devolvamos el dinero, mira los dos apartados siguientes.',
        `Si no puedes hacerlo ahí, o ya has cambiado tres veces, escribe a ${mail} o llama al ${site.phone}: la buscamos contigo.`,
        'Si llegas tarde, te atendemos hasta la hora prevista. Si no pudiste venir ni avisar, escríbenos: la garantía sigue contando igual.',
        'Si somos nosotros quienes no podemos atenderte, te avisamos cuanto antes y eliges entre otra hora y la devolución completa.',
      ],
    },
    {
      id: 'desistimiento',
      title: 'Derecho de desistimiento: 14 días',
      blocks: [...withdrawalInformation.sections.flatMap(({ blocks }) => blocks)],
    },
    {
      id: 'garantia',
      title: `Nuestra garantía: ${days} días desde el pago`,
      blocks: [
        `Además de lo anterior, y sin quitarte nada, te devolvemos el importe completo si lo pides en los ${days} días naturales siguientes al pago, hayas tenido ya la sesión o no, sin dar motivos y en la tarjeta con la que pagaste. Se pide igual que se desiste. No devolvemos lo que cobran otros (notaría, registro, tasación, primas). Los casos, uno a uno, están en [Garantía](/garantia).`,
      ],
    },
    {
      id: 'responsabilidad',
      title: 'De qué respondemos',
      blocks: [
        'Respondemos de hacer bien nuestro trabajo: con diligencia, con los datos que nos das y con lo que se sabe en cada momento. La ley te da además derecho, si el servicio se presta mal, a que se corrija, a una rebaja o a resolver el contrato.',
        'No respondemos de lo que hagan los mercados, los bancos o las aseguradoras, de las decisiones que tomes con datos que no conocíamos, ni de cortes de la web por causas que no controlamos. Nada de esto limita los derechos que la ley te da como consumidor.',
      ],
    },
    {
      id: 'reclamaciones',
      title: 'Reclamaciones',
      blocks: [
        `Dínoslo primero: ${mail} o ${site.phone}. Contestamos en ${site.supportReplyHours} horas, en días laborables, y damos una respuesta por escrito en un mes como mucho. Tienes hojas de reclamaciones de la Comunidad de Madrid en el despacho, y te las mandamos por correo si las pides.`,
        'También puedes acudir a la oficina municipal de información al consumidor o a la junta arbitral de consumo de donde vivas. A día de hoy no estamos adheridos a ninguna entidad de resolución alternativa de litigios.',
        ...(heldRegistrations(credentials).length > 0
          ? ['Y a quien lleva los registros en los que estamos, que están en [Valores](/valores#pruebas).']
          : []),
      ],
    },
    {
      id: 'ley',
      title: 'Qué ley se aplica',
      blocks: [
        'La española. Si eres consumidor, los juzgados competentes son los de tu domicilio. Si contratas como empresa, los de Madrid.',
        'Si cambiamos estas condiciones, lo que ya contrataste sigue rigiéndose por las que había ese día: las que te llegaron por correo.',
      ],
    },
  ],
});
