import { bound } from '@/lib/shared/i18n/bound';
import { endSentence } from '@/lib/shared/i18n/end-sentence';
import { site } from '@/lib/shared/site';
import type { LegalDocument } from '@/lib/shared/texts/legal-document';

const { legalName, taxId, privacyEmail, hostingProvider, hostingPlace } = site.company;

const privacyMail = `[${privacyEmail}](mailto:${privacyEmail})`;

export const privacyPolicy: LegalDocument = bound({
  crumb: 'Política de privacidad',
  title: 'Política de privacidad',
  lead: 'Qué guardamos de ti, para qué, hasta cuándo y quién más lo ve. Escrita para que se entienda y con todo lo que la ley pide.',
  version: site.privacyPolicyVersion,
  sections: [
    {
      id: 'resumen',
      title: 'En un minuto',
      blocks: [
        [
          'Guardamos lo que nos escribes y lo usamos para contestarte, darte cita, cobrarte y atenderte. Para nada más.',
          'No usamos tus datos para publicidad, no los vendemos y no hacemos perfiles.',
          'El número de tu tarjeta no llega a nuestros servidores: lo escribes en la página de Stripe.',
          'Los mensajes y las consultas se borran a los doce meses, también de nuestro correo. Las facturas las conservamos lo que manda la ley.',
          `Puedes pedir una copia, corregir o borrar tus datos escribiendo a ${privacyMail}.`,
        ],
      ],
    },
    {
      id: 'responsable',
      title: 'Quién responde de tus datos',
      blocks: [
        {
          facts: [
            ['Responsable', `${legalName} («${site.name}»)`],
            ['NIF', taxId],
            ['Domicilio', site.officeAddress],
            ['Protección de datos', privacyMail],
            ['Teléfono', site.phone],
          ],
        },
      ],
    },
    {
      id: 'que-tratamos',
      title: 'Qué datos tratamos, para qué y hasta cuándo',
      blocks: [
        'Los artículos citados son del Reglamento (UE) 2016/679, el RGPD, que en España completa la Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales.',
        {
          caption: 'Tratamientos de datos, con su finalidad, su base legal y su plazo',
          head: ['Cuándo', 'Qué datos', 'Para qué y con qué base', 'Hasta cuándo'],
          rows: [
            [
              'Contratas un servicio',
              'Nombre, correo, teléfono si lo das, servicio, importe, fecha, estado y referencias del pago. Si lleva cita: día, hora, modalidad, notas que quieras dejar y enlace de la videollamada. Si es un archivo: cuántas veces se ha descargado y cuándo fue la última. Lo que hagas después: los cambios de hora, los recordatorios que te mandamos, qué información sobre el desistimiento te enviamos, las devoluciones, si reclamas el pago a tu banco y en qué queda y, si pides factura, los datos de la factura (nombre, NIF y dirección).',
              'Prestarte el servicio, confirmarte la cita, cobrar y, si procede, devolver. Ejecución del contrato, art. 6.1.b. Facturar y llevar la contabilidad: obligación legal, art. 6.1.c.',
              'Seis años desde el último asiento contable del año de la compra, el plazo mercantil de conservación (art. 30 del Código de Comercio), que incluye el fiscal de cuatro. Después se borra solo de nuestra base de datos. Lo de las descargas, hasta un mes después de que caduque el enlace.',
            ],
            [
              'Desistes de un contrato',
              'Tu nombre, el contrato del que desistes, el correo para el acuse, el texto del desistimiento y cuándo lo recibimos, al segundo.',
              'Enviarte el acuse, devolverte el dinero y poder probarlo. Obligación legal, art. 6.1.c.',
              'Lo mismo que la compra. Si no encontramos a qué compra corresponde, cinco años, lo que tarda en prescribir una reclamación (art. 1964 del Código Civil).',
            ],
            [
              'Empiezas una compra y no la terminas',
              'Nombre, correo y teléfono si lo das. La hora que elegiste y, mientras no pagas, una huella irreversible (un hash con clave) de tu conexión.',
              'Guardarte la hora mientras pagas y que nadie acapare la agenda. Medidas previas al contrato, art. 6.1.b, e interés legítimo en repartir las horas con justicia, art. 6.1.f.',
              'La reserva sin pagar caduca sola en minutos. Tus datos se borran solos cuando pasan 24 horas del intento, o antes si lo pides. La huella, una hora después de que sueltes la hora o caduque.',
            ],
            [
              'Nos escribes desde un formulario de contacto',
              'Nombre, correo, teléfono si lo das, tu mensaje, la página desde la que escribes y lo que te contestamos. También cuándo aceptaste esta política y qué versión.',
              'Contestarte. Tu consentimiento, art. 6.1.a.',
              'Doce meses. Después se borra solo de nuestra base de datos, y nosotros borramos la copia de nuestro correo.',
            ],
            [
              'Pides una consulta gratuita',
              'Nombre, apellidos, correo, teléfono, edad, situación personal y laboral, vivienda, ingresos, deudas y ahorros, tu pregunta, los archivos que adjuntes y lo que te contestamos. También cuándo aceptaste esta política y qué versión. Si el formulario dice que se cifra en tu dispositivo, todo se guarda cifrado para la llave de nuestro equipo, y en claro solo quedan tu correo, la fecha, cuántos archivos son y dónde quieres la respuesta.',
              'Estudiar tu caso y enviarte una primera orientación. Tu consentimiento, art. 6.1.a.',
              'Doce meses, con sus archivos, o hasta que la borres en tu espacio. Después se borra solo de nuestra base de datos, y nosotros borramos la copia de nuestro correo, si llegó sin cifrar. Si tu navegador no tiene JavaScript y el formulario vuelve con un error, lo escrito se guarda cifrado una hora para que no lo pierdas.',
            ],
            [
              'Eliges hora para tu primera consulta gratuita',
              'Nombre, correo, día, hora, modalidad y enlace de la videollamada, sin cifrar y aparte de la consulta. Mientras no la confirmas desde tu correo, también una huella irreversible (un hash con clave) de tu conexión.',
              'Darte la cita, avisarte y que nadie acapare la agenda. Medidas previas al contrato, que nos pides tú, art. 6.1.b, e interés legítimo en repartir las horas con justicia, art. 6.1.f.',
              'Si no la confirmas, la hora se libera a los 30 minutos y tus datos se borran solos en 24 horas. Si la confirmas, doce meses desde la cita. La huella, una hora como mucho después de que confirmes o de que caduque.',
            ],
            [
              'Abres un espacio privado',
              'Tu correo, cuándo lo pediste y qué versión de esta política aceptaste. De tus llaves, lo que permite comprobarlas sin poder usarlas. Tus documentos, con su nombre, cifrados en tu dispositivo: en claro solo quedan su tamaño, la fecha y si los has compartido con el equipo. Y el registro que ves tú: intentos, aperturas y cambios, con el tipo de navegador y si venían de la misma red, que guardamos como huella irreversible.',
              'Guardarte lo que pongas en él y que solo lo abras tú, o tú y el equipo si lo compartes. Tu consentimiento, art. 6.1.a. El registro y los avisos de llaves: interés legítimo en proteger tu espacio, art. 6.1.f.',
              'Cada documento, hasta que lo borres. El registro, doce meses. El espacio entero, hasta que lo borres o pasen 24 meses sin abrirlo, con dos avisos antes. Si lo borras todo y nuestro buzón tiene correos tuyos, los borra una persona del equipo, y guardamos tu dirección hasta que lo confirma. Los códigos que te mandamos, dos horas como mucho. Si miras tus datos con un código sin tener espacio, guardamos tu dirección ocho días.',
            ],
            [
              'Te apuntas a nuestra carta',
              'Correo, cuándo lo pediste, cuándo lo confirmaste, qué versión de esta política aceptaste y qué cartas te hemos enviado.',
              'Enviarte la carta. Tu consentimiento, art. 6.1.a, confirmado desde tu correo.',
              'Hasta que te des de baja, con un clic en cualquier envío. Si no lo confirmas, siete días.',
            ],
            [
              'Te enviamos un correo',
              'Qué correo fue, sobre qué pedido, cita, consulta o mensaje, cuándo salió y si llegó, rebotó o lo marcaste como correo no deseado. Ni tu dirección ni el texto, ni si lo abres.',
              'Saber que lo importante te ha llegado, y no insistir a un buzón que no existe o que no nos quiere. Interés legítimo en que recibas lo que te debemos, art. 6.1.f.',
              'Lo mismo que aquello de lo que trata, y doce meses como mucho.',
            ],
            [
              'Nos llamas o nos mandas un correo',
              'Lo que nos cuentes y la forma de contestarte.',
              'Atenderte. Medidas previas al contrato o su ejecución, art. 6.1.b.',
              'Mientras dure la gestión y doce meses más. Si acaba en contrato, lo que dure el contrato.',
            ],
            [
              'Usas la web',
              'Tu dirección IP, que hace falta para servirte la página. De ella guardamos solo una huella irreversible (un hash con clave), cuando envías un formulario o intentas comprar. Con un formulario guardamos también la huella de lo que escribes y la del dominio de tu correo (si es de un proveedor muy común, como gmail.com, su nombre).',
              'Evitar envíos masivos y abusos. Interés legítimo en mantener la web disponible, art. 6.1.f.',
              'La huella de tu conexión, dos horas como mucho. La de lo que escribes, tres horas, salvo la que se guarda junto a tu mensaje o tu consulta, que dura lo mismo que ellos; la del dominio, seis días. Los registros de la aplicación no contienen datos personales.',
            ],
          ],
        },
        'Los campos que no llevan «opcional» son necesarios: sin ellos no podemos contestarte o darte el servicio. Los demás son voluntarios.',
        'No pedimos datos de salud, ideología ni otros especialmente protegidos. Si no hacen falta para tu consulta, no los escribas.',
      ],
    },
    {
      id: 'calculadoras',
      title: 'Las calculadoras',
      blocks: [
        'Las cuentas se hacen en tu navegador y no nos llegan. Si copias la dirección para compartir un resultado, los números van detrás de la almohadilla (#), la parte de la dirección que los navegadores no envían a ningún servidor. Si decides llevar un resultado a la consulta gratuita, te enseñamos antes el texto exacto, y solo se envía si envías el formulario.',
      ],
    },
    {
      id: 'destinatarios',
      title: 'Quién más los ve',
      blocks: [
        'La persona de nuestro equipo que te atiende. Y los proveedores que hacen falta para que todo esto funcione, con contrato de encargo cuando tratan datos por nuestra cuenta (art. 28 del RGPD):',
        {
          caption: 'Proveedores que reciben datos',
          head: ['Proveedor', 'Para qué', 'Qué recibe', 'Dónde'],
          rows: [
            [
              hostingProvider,
              'Alojar la web y la base de datos.',
              'Todo lo que se guarda, por encargo nuestro.',
              endSentence(`En ${hostingPlace}`),
            ],
            [
              'Stripe Payments Europe, Ltd.',
              'Cobrar con tarjeta y devolver.',
              'Tu correo, el servicio, el importe, el número de pedido y, si lleva cita, su día, hora, duración y modalidad. La tarjeta se la das tú, en su página; de esos datos responde también Stripe.',
              'Irlanda, con transferencias a su matriz en Estados Unidos.',
            ],
            [
              'Resend (Plus Five Five, Inc.)',
              'Enviar los correos de la web: confirmaciones, acuses, avisos a nuestro equipo y la carta mensual.',
              'Tu correo y el contenido del mensaje. En una consulta, también nuestra respuesta si la pides por correo. Lo que cuentas y adjuntas en ella, solo si no se envió cifrada.',
              'Estados Unidos.',
            ],
            [
              'Google Ireland Limited',
              'La agenda y las videollamadas (Google Calendar y Meet).',
              'En las citas por videollamada: tu nombre, tu correo, tu teléfono si lo diste, las notas, el servicio y la hora.',
              'Irlanda, con transferencias a Google LLC en Estados Unidos.',
            ],
          ],
        },
        'También pueden verlos nuestra gestoría y nuestro banco, para la contabilidad y los cobros, y las autoridades cuando una ley nos obligue (por ejemplo, Hacienda o un juzgado). No los cedemos a nadie más.',
      ],
    },
    {
      id: 'transferencias',
      title: 'Datos que salen de Europa',
      blocks: [
        'Stripe, Resend y Google pueden tratar datos en Estados Unidos. Lo hacen bajo el Marco de Privacidad de Datos UE-EE. UU. (Decisión (UE) 2023/1795 de la Comisión) cuando la empresa está adherida y, en lo que no cubra, con las cláusulas contractuales tipo de la Decisión (UE) 2021/914. Puedes pedirnos copia.',
      ],
    },
    {
      id: 'derechos',
      title: 'Tus derechos, y cómo usarlos',
      blocks: [
        [
          'Acceso: saber qué tenemos tuyo y recibir una copia.',
          'Rectificación: que corrijamos lo que esté mal o incompleto.',
          'Supresión: que lo borremos, salvo lo que la ley nos obligue a conservar, que queda bloqueado.',
          'Oposición: que dejemos de tratar lo que se basa en nuestro interés legítimo.',
          'Limitación: que lo guardemos sin usarlo mientras se resuelve una duda.',
          'Portabilidad: llevarte en un formato reutilizable lo que nos diste por contrato o con tu consentimiento.',
          'Retirar el consentimiento cuando quieras. Lo hecho hasta entonces sigue siendo válido.',
        ],
        'Donde hay espacio privado puedes hacerlo tú en el momento: en «Mis datos» ves lo que hay, lo corriges, te lo llevas y lo borras, con lo que la ley nos obliga a conservar a la vista antes.',
        `O escribe a ${privacyMail} desde el correo con el que nos contactaste y di qué quieres. No cuesta nada. Contestamos en un mes como mucho; si tu petición es compleja podemos tardar hasta dos meses más, y te avisaríamos dentro del primero. Si no podemos saber que eres tú, te pediremos lo justo para comprobarlo.`,
        'Si crees que no lo hemos hecho bien, puedes reclamar ante la [Agencia Española de Protección de Datos](https://www.aepd.es).',
      ],
    },
    {
      id: 'decisiones',
      title: 'Ninguna decisión la toma una máquina',
      blocks: [
        'No tomamos decisiones automatizadas que te afecten ni hacemos perfiles (art. 22 del RGPD). Los resultados de las calculadoras son cuentas, y no cambian lo que te ofrecemos ni lo que pagas.',
      ],
    },
    {
      id: 'seguridad',
      title: 'Cómo los protegemos',
      blocks: [
        'Conexión cifrada, claves guardadas solo como huella, archivos sin enlace público, envíos limitados y registros sin nombres. Las copias de seguridad se borran a los 30 días, salvo la última, que se borra después, cuando ya hay otra: lo que borramos de la base de datos puede seguir en ellas hasta entonces. El detalle, con lo que ya funciona y lo que todavía estamos preparando, está en [Seguridad](/seguridad). Si hubiera una brecha con riesgo para ti, avisaríamos a la Agencia en 72 horas y, si el riesgo fuera alto, también a ti.',
      ],
    },
    {
      id: 'menores',
      title: 'Menores, y datos de otras personas',
      blocks: [
        'Nuestros servicios son para mayores de 18 años. Si nos das datos de tu pareja o de tu familia, avísalos antes y enséñales esta página.',
      ],
    },
    {
      id: 'cambios',
      title: 'Si esta política cambia',
      blocks: [
        'Arriba está la fecha de la versión vigente. Con cada consentimiento guardamos la versión que aceptaste. Si un cambio afecta a lo que hacemos con datos que ya tenemos, te escribimos antes de aplicarlo.',
      ],
    },
  ],
});
