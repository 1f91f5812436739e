import { site } from '@/lib/site';
import type { LegalDocument } from './legal-document';

const { legalName, taxId, registry } = site.company;
const days = site.guaranteeDays;

const mail = `[${site.contactEmail}](mailto:${site.contactEmail})`;
const withdrawal = `mailto:${site.contactEmail}?subject=${encodeURIComponent('Desistir del contrato')}`;

export const legalNotice: LegalDocument = {
  crumb: 'Aviso legal',
  title: 'Aviso legal y condiciones',
  lead: 'Quiénes somos ante la ley, qué reglas tiene esta web y qué firmas, en palabras normales, cuando contratas.',
  version: '2026-11-21',
  sections: [
    {
      id: 'titular',
      title: 'Quién está detrás',
      blocks: [
        'Datos del titular de la web, como pide el artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información (LSSI):',
        {
          facts: [
            ['Titular', `${legalName} («${site.name}»)`],
            ['NIF', taxId],
            ['Domicilio', site.officeAddress],
            ['Inscripción', registry],
            ['Correo', mail],
            ['Teléfono', `${site.phone}, de ${site.phoneHours}`],
          ],
        },
      ],
    },
    {
      id: 'uso',
      title: 'Usar esta web',
      blocks: [
        'Puedes leerla, usar las calculadoras y enlazarla libremente, sin registrarte. Te pedimos que los datos que escribas sean ciertos y tuyos, y que no intentes dañarla, saturarla ni entrar donde no te corresponde.',
        'Los textos, los dibujos, el nombre y el código son nuestros o los usamos con permiso. Puedes citarnos diciendo de dónde sale; para reproducir páginas enteras, escríbenos antes.',
        'Los artículos y las calculadoras explican y estiman. No conocen tu caso completo y no sustituyen a un consejo personal ni a las cifras de tu contrato. Hacemos lo posible por que sean exactos y los corregimos si alguien nos avisa de un error.',
        'Los enlaces a otras webs te sacan de aquí: de lo que digan responden sus dueños.',
      ],
    },
    {
      id: 'que-no-somos',
      title: 'Lo que no somos',
      blocks: [
        'Damos educación y asesoramiento sobre finanzas personales. No prestamos los servicios de inversión de la Ley 6/2023, de los Mercados de Valores y de los Servicios de Inversión: no recomendamos valores, fondos ni otros instrumentos financieros concretos, no gestionamos carteras, no recibimos ni guardamos tu dinero para invertirlo y no prometemos rentabilidades.',
        'No somos un banco ni una aseguradora, no actuamos por cuenta de ninguno y no cobramos de ellos. Te ayudamos a pedir ofertas, a compararlas y a negociarlas: la decisión de contratar es tuya, y el contrato, entre tú y la entidad.',
      ],
    },
    {
      id: 'contratar',
      title: 'Contratar un servicio',
      blocks: [
        'Estas condiciones valen para lo que se contrata y se paga en esta web. Se contrata en español, y lo puede hacer cualquier persona mayor de edad.',
        {
          caption: 'Pasos de la contratación',
          head: ['Paso', 'Qué pasa'],
          rows: [
            ['1. Eliges', 'La ficha dice qué incluye el servicio, cuánto dura y cuánto cuesta, con el IVA incluido.'],
            ['2. Das tus datos', 'Nombre y correo. El teléfono es opcional.'],
            [
              '3. Reservas la hora',
              'Si el servicio lleva cita. Te la guardamos 15 minutos mientras pagas. Hasta pagar puedes volver atrás y corregirlo todo.',
            ],
            [
              '4. Pagas',
              'El botón dice el importe y que el pedido te obliga a pagar. Pagas con tarjeta en la página de Stripe.',
            ],
            [
              '5. Confirmamos',
              'El contrato queda hecho cuando Stripe confirma el cobro. Lo ves en pantalla y te llega por correo, con la cita y la invitación para tu calendario.',
            ],
          ],
        },
        'Guardamos tu pedido y, si lo necesitas, te mandamos copia de él, de estas condiciones o la factura: pídelas por correo. El correo de confirmación te sirve de justificante.',
        'Los precios para particulares son finales, en euros y con el IVA incluido; los de empresas se dan en presupuesto, con el IVA aparte. Lo que no se puede pagar aquí (planes, talleres, formación para empresas) se contrata aparte, con un presupuesto que aceptas por escrito.',
        'Si el pago llega cuando tu hora ya no está libre, te escribimos para elegir otra o devolverte el dinero, lo que prefieras. Si nos equivocamos en un precio de forma evidente, te lo decimos antes de prestarte el servicio y puedes anular sin coste.',
      ],
    },
    {
      id: 'cambiar',
      title: 'Cambiar o anular una cita',
      blocks: [
        `Responde al correo de confirmación, escribe a ${mail} o llama al ${site.phone}. Te ofrecemos las horas libres que haya. Anular no tiene penalización; si quieres que te devolvamos el dinero, mira los dos apartados siguientes.`,
        'Si somos nosotros quienes no podemos atenderte, te avisamos cuanto antes y eliges entre otra hora y la devolución completa.',
        'No hay permanencia ni renovaciones automáticas: cada pago que haces en esta web es único.',
      ],
    },
    {
      id: 'desistimiento',
      title: 'Derecho de desistimiento: 14 días',
      blocks: [
        'Como consumidor puedes desistir de un contrato hecho a distancia en los 14 días naturales siguientes a contratarlo, sin dar motivos (artículos 102 y siguientes del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios, Real Decreto Legislativo 1/2007).',
        `Para hacerlo basta una comunicación clara antes de que acabe el plazo. Sirve cualquiera de estas tres maneras: [un correo de desistimiento](${withdrawal}) a ${site.contactEmail}, una llamada al ${site.phone} o el modelo de abajo, por correo o en papel. En cuanto nos llega, te mandamos un acuse de recibo por correo electrónico, un soporte duradero que puedes guardar, con lo que nos has comunicado y la fecha y la hora en que lo hemos recibido.`,
        'Te devolvemos todo lo pagado, sin demora y en 14 días como mucho desde que nos lo comunicas, por el mismo medio con el que pagaste y sin gastos para ti.',
        `La ley permite descontar la parte de un servicio que pediste empezar durante el plazo, y da por perdido el derecho cuando el servicio se ha prestado entero con tu acuerdo. Nosotros no aplicamos ninguna de las dos cosas mientras estés en los ${days} días de nuestra garantía.`,
        {
          form: [
            'Modelo de formulario de desistimiento',
            `A la atención de ${legalName}, ${site.officeAddress}, ${site.contactEmail}:`,
            'Por la presente le comunico que desisto de mi contrato de prestación del siguiente servicio:',
            'Contratado el día:',
            'Nombre y apellidos:',
            'Domicilio o correo electrónico:',
            'Firma (solo si se envía en papel):',
            'Fecha:',
          ],
        },
      ],
    },
    {
      id: 'garantia',
      title: `Nuestra garantía: ${days} días desde el pago`,
      blocks: [
        `Además de lo anterior, y sin quitarte nada, te devolvemos el importe completo si lo pides en los ${days} días naturales siguientes al pago, hayas tenido ya la sesión o no. Qué entra, qué no y cómo se pide está en [Garantía](/garantia), que forma parte de estas condiciones.`,
      ],
    },
    {
      id: 'responsabilidad',
      title: 'De qué respondemos',
      blocks: [
        'Respondemos de hacer bien nuestro trabajo: con diligencia, con los datos que nos das y con lo que se sabe en cada momento. La ley te da además derecho a que un servicio mal prestado se corrija, se abarate o se resuelva.',
        'No respondemos de lo que hagan los mercados, los bancos o las aseguradoras, de las decisiones que tomes con datos que no conocíamos, ni de cortes de la web por causas que no controlamos. Nada de esto limita los derechos que la ley te da como consumidor.',
      ],
    },
    {
      id: 'reclamaciones',
      title: 'Si algo va mal',
      blocks: [
        `Dínoslo primero: ${mail} o ${site.phone}. Contestamos en ${site.supportReplyHours} horas y damos una respuesta por escrito en un mes como mucho. Tienes hojas de reclamaciones de la Comunidad de Madrid en el despacho, y te las mandamos por correo si las pides.`,
        'También puedes acudir a la oficina municipal de información al consumidor o a la junta arbitral de consumo de donde vivas. A día de hoy no estamos adheridos a ninguna entidad de resolución alternativa de litigios.',
      ],
    },
    {
      id: 'ley',
      title: 'Qué ley se aplica',
      blocks: [
        'La española. Si eres consumidor, los juzgados competentes son los de tu domicilio. Si contratas como empresa, los de Madrid.',
        'Los datos personales se tratan según la [política de privacidad](/politica-privacidad). Lo que guarda tu navegador está en la [política de cookies](/cookies).',
        'Si cambiamos estas condiciones, lo que ya contrataste sigue rigiéndose por las que había ese día.',
      ],
    },
  ],
};
