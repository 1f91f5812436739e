import { bound } from '@/lib/shared/i18n/bound';
import { marta } from './example-household';
import { column, money, type WorkbookWeek } from './workbook-day';

/** Keeping it up: a budget, a cushion, and what works by itself. */
export const thirdWeek: WorkbookWeek = bound({
  name: 'Semana 3',
  title: 'Sostener',
  lead: 'Lo que depende de la voluntad dura poco. Esta semana lo dejas funcionando solo.',
  days: [
    {
      title: 'Tu primer presupuesto',
      why: 'Un presupuesto no es una multa por gastar: es decidir una vez, con calma, lo que si no decidirías cada tarde con prisa.',
      steps: [
        'Reparte tu cifra del día 2 entre las filas, hasta que no quede ni un euro sin destino. Ahorrar también es un destino.',
        'Usa las cifras que has contado, no las que te gustarían. Baja como mucho un 10 % de golpe.',
        'Pon una fila de «porque sí». Un presupuesto sin ella dura dos semanas.',
      ],
      exercises: [
        {
          kind: 'table',
          caption: 'Mi presupuesto del mes que viene',
          columns: [column('Destino', 0.46), money('Hasta ahora', 0.27), money('Mes que viene', 0.27)],
          rows: [
            'Vivienda y recibos',
            'Gastos anuales ÷ 12',
            'Compra',
            'Comer fuera y ocio',
            'Transporte',
            'Cuotas de deudas',
            'Colchón y metas',
            'Porque sí',
          ],
          blank: 2,
          total: 'Suma = lo que entra',
        },
      ],
      check: 'Lo que reparto suma exactamente lo que entra.',
    },
    {
      title: 'El colchón',
      why: 'Es el dinero que convierte una avería en una molestia. Cubre de tres a seis meses de lo que no puedes dejar de pagar, con las cuotas dentro.',
      steps: [
        'Suma solo lo imprescindible: vivienda, recibos, comida, transporte y cuotas.',
        'Multiplica por tres: es la primera meta. Por seis, si tus ingresos cambian o mantienes a alguien.',
        'Guárdalo donde puedas sacarlo en un día, en una cuenta distinta de la de gastar.',
      ],
      aside: {
        kind: 'fact',
        text: 'En un banco de la Unión Europea, los depósitos están garantizados hasta 100.000 € por persona y entidad. El primer escalón útil es mucho más bajo: un mes.',
      },
      exercises: [
        {
          kind: 'sums',
          caption: 'Mi colchón',
          lines: [
            { text: 'Imprescindible al mes' },
            { text: '× 3 = primera meta', result: true },
            { text: '× 6 = meta completa' },
            { text: 'Tengo hoy' },
            { text: 'Tengo ÷ imprescindible = meses que cubre', result: true },
          ],
        },
        {
          kind: 'table',
          caption: 'Los escalones',
          columns: [column('Escalón', 0.34), money('Importe', 0.33), column('Fecha en que llego', 0.33)],
          rows: ['Una avería', 'Un mes', 'Dos meses', 'Tres meses'],
        },
      ],
      check: 'Sé cuántos meses cubre mi colchón y cuál es el siguiente escalón.',
    },
    {
      title: 'Ahorrar sin acordarse',
      why: 'Lo que se ahorra «si sobra» no sobra. Lo que sale el día de cobro ya no está cuando llega la tentación.',
      steps: [
        'Abre la banca en línea y programa una transferencia periódica a la cuenta del colchón, al día siguiente de cobrar.',
        'Programa otra para los gastos anuales, con la cifra del día 4. Mejor en otra cuenta o apartado.',
        'Empieza por una cifra que no notes. Se sube en tres meses, no en tres días.',
      ],
      aside: {
        kind: 'example',
        text: `Marta tenía ${marta.left} de margen. Programa 75 € al colchón y deja el resto de respiro: en un año son 900 € que no ha tenido que recordar.`,
      },
      exercises: [
        {
          kind: 'table',
          caption: 'Lo que se mueve solo',
          columns: [
            column('Desde', 0.24),
            column('Hasta', 0.28),
            money('Importe', 0.2),
            column('Día', 0.12),
            column('¿Hecho?', 0.16),
          ],
          rows: ['Cuenta de cobro', 'Cuenta de cobro', 'Cuenta de cobro'],
          blank: 1,
        },
        {
          kind: 'ticks',
          prompt: 'Antes de cerrar la aplicación',
          items: [
            'La transferencia es periódica, no de una sola vez.',
            'La fecha va después del cobro, no antes.',
            'La cuenta de destino no tiene comisión ni tarjeta.',
          ],
        },
        { kind: 'lines', prompt: 'Cuándo la subo, y cuánto', count: 2 },
      ],
      check: 'La primera transferencia está programada, con día e importe.',
    },
    {
      title: 'Metas con fecha',
      why: '«Ahorrar más» no se puede cumplir. «3.600 € para marzo de dentro de año y medio» son 200 € al mes: eso se hace o no se hace, y se sabe.',
      steps: [
        'Escribe tres cosas que quieras de verdad, con su precio real.',
        'Divide el precio entre los meses que faltan. Si no cabe en tu margen, cambia la fecha, no la meta.',
        'Ordénalas. Solo la primera recibe dinero ahora; el colchón de un mes va antes que todas.',
      ],
      exercises: [
        {
          kind: 'table',
          caption: 'Mis tres metas',
          columns: [
            column('Qué quiero', 0.34),
            money('Precio', 0.18),
            column('Para cuándo', 0.2),
            column('Meses', 0.12),
            money('Al mes', 0.16),
          ],
          rows: ['1.', '2.', '3.'],
        },
        { kind: 'lines', prompt: 'Por qué la primera es la primera', count: 3 },
        { kind: 'lines', prompt: 'A qué digo que no mientras tanto', count: 3 },
      ],
      check: 'La primera meta tiene precio, fecha y cuota mensual, y cabe en mi margen.',
    },
    {
      title: 'Hablarlo en casa',
      why: 'El dinero que no se habla se discute. Si vives en pareja o en familia, hoy es media hora con este cuaderno abierto. Si vives solo o sola, la cita es contigo o con alguien de confianza.',
      steps: [
        'Enseña primero la foto del día 7. Sin reproches: son datos de los dos, o de todos.',
        'Que cada persona diga qué le da tranquilidad y qué le preocupa. La otra solo escucha.',
        'Acordad una cifra que cada cual gasta sin dar cuentas y otra a partir de la que se pregunta.',
      ],
      exercises: [
        {
          kind: 'table',
          caption: 'Lo que dice cada persona',
          columns: [column('Pregunta', 0.36), column('Yo', 0.32), column('Tú', 0.32)],
          rows: ['Me da tranquilidad', 'Me preocupa', 'No quiero renunciar a', 'Quiero conseguir'],
        },
        {
          kind: 'sums',
          caption: 'Nuestro acuerdo',
          lines: [
            { text: 'Cada cual gasta sin dar cuentas, al mes' },
            { text: 'A partir de aquí se pregunta' },
            { text: 'Cómo repartimos lo común: a medias o según ingresos' },
          ],
        },
      ],
      check: 'Hemos hablado, o he hablado, y hay un acuerdo escrito.',
    },
    {
      title: 'Papeles y seguridad',
      why: 'Tener el dinero en orden incluye poder demostrarlo, que alguien lo encuentre si te pasa algo y que nadie te lo quite con un mensaje.',
      steps: [
        'Reúne en una carpeta contratos, pólizas, escrituras, nóminas y las cuatro últimas declaraciones de la renta.',
        'Activa los avisos de movimientos en la aplicación de cada banco y pon límite a las tarjetas.',
        'Di a una persona de confianza dónde está la carpeta. Dónde está, no las claves.',
      ],
      aside: {
        kind: 'fact',
        text: 'Tu banco no te pide claves ni códigos por teléfono, SMS o correo. Si ves un cargo que no autorizaste, avisa en cuanto lo veas: hay hasta 13 meses para reclamarlo. Un recibo domiciliado que sí autorizaste se devuelve en ocho semanas.',
      },
      exercises: [
        {
          kind: 'ticks',
          prompt: 'Hoy reviso',
          items: [
            'Avisos de movimientos activados en todas las cuentas.',
            'Una contraseña distinta para cada banco y para el correo.',
            'Límite de las tarjetas ajustado a lo que uso.',
            'Copia de los papeles importantes, en casa o cifrada.',
            'Teléfonos para bloquear tarjetas, apuntados fuera del móvil.',
          ],
        },
        {
          kind: 'table',
          caption: 'Dónde está cada cosa',
          columns: [column('Papel', 0.4), column('Dónde está', 0.4), column('Lo sabe', 0.2)],
          rows: ['Contratos y pólizas', 'Escrituras o contrato de alquiler', 'Declaraciones de la renta', 'Testamento'],
        },
      ],
      check: 'Los avisos están activados y alguien sabe dónde está la carpeta.',
    },
    {
      title: 'Tu cita con el dinero',
      why: 'Lo que has hecho en 21 días se mantiene con media hora al mes. El mismo día, en la misma silla, y con el cuaderno delante.',
      steps: [
        'Elige el día: mejor el siguiente al cobro. Ponlo en el calendario con aviso, todos los meses.',
        'Ese día haces cuatro cosas: mirar el mes, comparar con el presupuesto, mover lo que sobra y decidir un solo cambio.',
        'Cada tres meses repite la resta del día 6.',
      ],
      exercises: [
        {
          kind: 'sums',
          caption: 'Antes y ahora',
          lines: [
            { text: 'Me quedaba al mes (día 7)' },
            { text: 'Me queda ahora', result: true },
            { text: 'Mi cita: día del mes y hora' },
          ],
        },
        {
          kind: 'ticks',
          prompt: 'El guion de los treinta minutos',
          items: [
            'Miro los movimientos y busco lo que no reconozco.',
            'Comparo cada fila con el presupuesto.',
            'Compruebo que las transferencias han salido.',
            'Decido un solo cambio para el mes que viene.',
          ],
        },
        { kind: 'lines', prompt: 'De lo que más me alegro de haber hecho', count: 3 },
      ],
      check: 'La cita del mes que viene está en mi calendario.',
    },
  ],
  review: {
    title: 'Fin de la semana 3',
    lead: 'Has llegado al final. Escribe aquí, en frío, lo que quieres encontrar cuando vuelvas a abrir el cuaderno.',
    exercises: [
      {
        kind: 'table',
        caption: 'El día 1 y el día 21',
        columns: [column('Cifra', 0.4), money('Al empezar', 0.3), money('Hoy', 0.3)],
        rows: ['Me queda al mes', 'Colchón', 'Lo que debo', 'Recibos al mes'],
      },
      { kind: 'lines', prompt: 'Lo que mantengo pase lo que pase', count: 3 },
      { kind: 'lines', prompt: 'Lo que dejo para más adelante, con fecha', count: 3 },
      { kind: 'lines', prompt: 'Carta a quien seré dentro de un año', count: 6 },
    ],
  },
});
