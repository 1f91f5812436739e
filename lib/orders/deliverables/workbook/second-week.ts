import { bound } from '@/lib/shared/i18n/bound';
import { card, longerLoan, subscription } from './example-household';
import { column, money, type WorkbookWeek } from './workbook-day';

/** Putting in order: receipts one by one, then the debts. */
export const secondWeek: WorkbookWeek = bound({
  name: 'Semana 2',
  title: 'Ordenar',
  lead: 'Un recibo cada día. Se trata de pagar a gusto lo que usas y dejar de pagar lo que no.',
  days: [
    {
      title: 'Suscripciones y cuotas',
      why: 'Se contratan en un minuto y se quedan años. Ninguna parece cara; juntas pesan como un recibo de los grandes.',
      steps: [
        'Busca en los movimientos de doce meses: las anuales se esconden. Mira también las de la tienda de aplicaciones del móvil.',
        'Apunta cuándo usaste cada una por última vez y cuánto cuesta al año.',
        'Hoy mismo, da de baja una. Guarda el justificante de la baja.',
      ],
      aside: {
        kind: 'example',
        text: `${subscription.month} al mes son ${subscription.year} al año. Si te cobran después de la baja, puedes devolver el recibo domiciliado en el banco: tienes ocho semanas, sin dar motivos.`,
      },
      exercises: [
        {
          kind: 'table',
          caption: 'Mis suscripciones',
          columns: [
            column('Servicio', 0.34),
            money('Al año', 0.2),
            column('Último uso', 0.22),
            column('¿Sigue? Sí, no, bajo', 0.24),
          ],
          rows: ['Series y películas', 'Música', 'Gimnasio', 'Aplicaciones y nube'],
          blank: 5,
          total: 'Dejo de pagar al año',
        },
      ],
      check: 'He dado de baja al menos una, o he decidido, mirándolas todas, que las uso.',
    },
    {
      title: 'Luz, gas y agua',
      why: 'En la luz pagas dos cosas: lo que consumes y la potencia que tienes contratada, la uses o no. La segunda no baja por apagar luces.',
      steps: [
        'Con la factura delante, copia potencia, precio del kWh, servicios añadidos y permanencia.',
        'Pon tus datos en el comparador de la CNMC, que es público y gratuito, y anota las dos primeras ofertas.',
        'Mira en la web de tu distribuidora la potencia máxima que has usado en un año. Si sobra, pregunta lo que cuesta bajarla.',
      ],
      aside: {
        kind: 'fact',
        text: 'Los servicios añadidos (mantenimiento, asistencia, «protección») se cobran aparte y se pueden quitar. Si tu renta es baja o sois familia numerosa, pregunta por el bono social de electricidad.',
      },
      exercises: [
        {
          kind: 'table',
          caption: 'Mis facturas, leídas',
          columns: [column('Dato', 0.4), column('Luz', 0.2), column('Gas', 0.2), column('Agua', 0.2)],
          rows: [
            'Compañía',
            'Media al mes (€)',
            'Potencia contratada (kW)',
            'Potencia máxima usada (kW)',
            'Precio del kWh (€)',
            'Servicios añadidos (€)',
            'Permanencia hasta',
            'Mejor oferta que encuentro (€)',
          ],
        },
      ],
      check: 'Sé qué pago por potencia, qué por consumo y si tengo permanencia.',
    },
    {
      title: 'Teléfono, internet y banco',
      why: 'Son tres facturas que bajan preguntando. La permanencia de teléfono e internet no puede pasar de 24 meses, y lo que te piden por irte antes tiene que bajar con los meses cumplidos.',
      steps: [
        'Apunta lo que pagas, lo que usas (gigas, líneas, canales) y hasta cuándo tienes permanencia.',
        'Llama o escribe y pide la tarifa que dan hoy a un cliente nuevo. Si cambias de compañía, el número se va contigo.',
        'Busca en tus cuentas las comisiones de doce meses: mantenimiento, tarjetas, transferencias.',
      ],
      exercises: [
        {
          kind: 'table',
          caption: 'Lo que pago y lo que me ofrecen',
          columns: [
            column('Servicio', 0.32),
            money('Pago', 0.2),
            column('Permanencia', 0.24),
            money('Me ofrecen', 0.24),
          ],
          rows: ['Móviles', 'Internet', 'Televisión', 'Mantenimiento de la cuenta', 'Tarjetas'],
          blank: 1,
        },
        {
          kind: 'ticks',
          prompt: 'Para la llamada',
          items: [
            'Tengo delante la última factura y la oferta de otra compañía.',
            'He pedido la rebaja por escrito o he apuntado fecha y nombre.',
            'He cerrado la cuenta o la tarjeta que marqué el día 1, si ya no la uso.',
          ],
        },
      ],
      check: 'He preguntado al menos en una compañía y tengo la respuesta apuntada.',
    },
    {
      title: 'Leer tus seguros',
      why: 'Es fácil pagar dos veces por lo mismo sin saberlo, porque nadie relee una póliza. Hoy solo se lee. Este cuaderno no te recomienda contratar, cambiar ni cancelar ninguno.',
      steps: [
        'Busca la página de «condiciones particulares» de cada póliza: ahí están el capital, la franquicia y el vencimiento.',
        'Señala lo que aparece en más de una: asistencia en viaje, responsabilidad civil, defensa jurídica.',
        'Apunta la fecha tope para avisar si no quieres que se renueve: un mes antes del vencimiento, por escrito.',
      ],
      aside: {
        kind: 'fact',
        text: 'Lo dice el artículo 22 de la Ley de Contrato de Seguro: tú avisas al menos un mes antes; la aseguradora, dos si no renueva o si cambia algo, como el precio. Si un seguro va unido a la hipoteca, mira antes qué pasa con el tipo.',
      },
      exercises: [
        {
          kind: 'table',
          caption: 'Mis pólizas',
          columns: [
            column('Seguro y compañía', 0.28),
            column('Qué cubre y hasta cuánto', 0.3),
            money('Al año', 0.14),
            column('Vence', 0.14),
            column('Aviso tope', 0.14),
          ],
          rows: ['Hogar', 'Coche o moto', 'Vida', 'Salud', 'Decesos'],
          blank: 1,
        },
        { kind: 'lines', prompt: 'Lo que no entiendo y voy a preguntar', count: 2 },
      ],
      check: 'Sé qué cubre cada seguro que pago y hasta qué día puedo avisar.',
    },
    {
      title: 'La compra y comer fuera',
      why: 'Aquí no se trata de comer peor, sino de decidir antes. Un tope por semana se cumple mejor que uno por mes: si te pasas el martes, aún tienes arreglo.',
      steps: [
        'Mira lo que gastaste el día 5 y divídelo entre 4,3: es tu semana de hoy.',
        'Elige un tope semanal que puedas cumplir; con un 10 % menos ya se nota.',
        'Haz el menú de cinco cenas antes de comprar. Lo demás sale solo.',
      ],
      exercises: [
        {
          kind: 'sums',
          caption: 'Mi tope',
          lines: [
            { text: 'Compra de 30 días ÷ 4,3 = mi semana de hoy' },
            { text: 'Tope de compra por semana', result: true },
            { text: 'Tope de comer fuera por semana', result: true },
          ],
        },
        {
          kind: 'table',
          caption: 'Cinco cenas y lo que falta en casa',
          columns: [column('Día', 0.2), column('Cena', 0.4), column('Hay que comprar', 0.4)],
          rows: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes'],
        },
      ],
      check: 'Tengo un tope por semana y el menú de las próximas cinco cenas.',
    },
    {
      title: 'Las deudas, todas juntas',
      why: 'Una deuda suelta se ve por su cuota. Juntas se ven por lo que cuestan. La cuota más pequeña no siempre es la deuda más barata.',
      steps: [
        'Pide a cada banco el capital pendiente y el tipo (TIN y TAE). Las tarjetas, también si pagas «a final de mes».',
        'Si dudas de si falta alguna, pide tu informe de la CIRBE al Banco de España: es gratis y se pide por internet.',
        'Apunta también lo que debes a familia y amigos. Cuenta igual.',
      ],
      aside: {
        kind: 'example',
        text: `Una tarjeta aplazada con ${card.balance} pendientes al 20 % carga ${card.interest} de intereses el primer mes. Si la cuota es de 40 €, casi toda se va en intereses.`,
      },
      exercises: [
        {
          kind: 'table',
          caption: 'Todo lo que debo',
          columns: [
            column('A quién', 0.3),
            money('Pendiente', 0.2),
            column('Tipo (%)', 0.14),
            money('Cuota', 0.16),
            column('Último pago', 0.2),
          ],
          rows: ['Hipoteca', 'Coche', 'Tarjeta'],
          blank: 4,
          total: 'Suma',
        },
      ],
      check: 'Sé el pendiente y el tipo de cada deuda, sin ninguna fuera.',
    },
    {
      title: 'Un orden para pagarlas',
      why: 'Con un poco de dinero de más al mes hay dos buenos órdenes. El de la más cara ahorra más intereses. El de la más pequeña da antes una alegría. El mejor es el que vas a mantener.',
      steps: [
        'Paga en todas la cuota de siempre. Lo que puedas de más, solo en la primera de tu orden.',
        'Antes de adelantar un pago, mira la comisión. En un préstamo al consumo la ley la limita al 1 % de lo adelantado, o al 0,5 % si queda un año o menos.',
        'Cuando una se acabe, su cuota entera pasa a la siguiente.',
      ],
      aside: {
        kind: 'example',
        text: `Cuidado con «bajar la cuota» alargando el plazo: ${longerLoan.principal} al 8 % en tres años son ${longerLoan.short.payment} al mes y ${longerLoan.short.interest} de intereses; en seis, ${longerLoan.long.payment} al mes y ${longerLoan.long.interest}.`,
      },
      exercises: [
        {
          kind: 'table',
          caption: 'Mi orden, de la primera a la última',
          columns: [
            column('Deuda', 0.36),
            column('Tipo (%)', 0.16),
            money('Pendiente', 0.22),
            column('La acabo en', 0.26),
          ],
          rows: ['1.', '2.', '3.', '4.'],
        },
        {
          kind: 'sums',
          caption: 'Mi decisión',
          lines: [{ text: 'De más cada mes, solo en la primera', result: true }, { text: 'Empiezo el día' }],
        },
        {
          kind: 'ticks',
          prompt: 'Si no llegas a pagar una cuota, avisa antes',
          items: [
            'He hablado con el banco antes del vencimiento.',
            'No pido un crédito nuevo para pagar otro sin hacer la cuenta completa.',
          ],
        },
      ],
      check: 'Tengo un orden escrito y una fecha para empezar.',
    },
  ],
  review: {
    title: 'Fin de la semana 2',
    lead: 'Suma lo que has soltado. No es dinero teórico: es lo que dejará de salir de tu cuenta.',
    exercises: [
      {
        kind: 'table',
        caption: 'Lo que he liberado',
        columns: [column('De dónde sale', 0.4), money('Al mes', 0.2), money('Al año', 0.2), column('Hecho el', 0.2)],
        rows: ['Suscripciones', 'Luz, gas y agua', 'Teléfono, internet y banco', 'Compra y comer fuera'],
        blank: 2,
        total: 'Suma',
      },
      { kind: 'lines', prompt: 'Gestiones que he empezado y no están cerradas', count: 4 },
      { kind: 'lines', prompt: 'A qué quiero que vaya lo que he liberado', count: 3 },
    ],
  },
});
