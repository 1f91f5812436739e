import { bound } from '@/lib/shared/i18n/bound';
import { marta } from './example-household';
import { column, money, type WorkbookWeek } from './workbook-day';

/** Looking: what there is, what comes in and where it goes. */
export const firstWeek: WorkbookWeek = bound({
  name: 'Semana 1',
  title: 'Mirar',
  lead: 'Siete días sin cambiar nada. Solo vas a poner delante lo que ya pasa con tu dinero.',
  days: [
    {
      title: 'Todo encima de la mesa',
      why: 'No se ordena lo que no se ve. Es fácil tener una cuenta o una tarjeta olvidada, y una cuenta olvidada puede seguir cobrando comisión.',
      steps: [
        'Entra en la aplicación de cada banco y apunta cada cuenta, tarjeta y préstamo, también los que no usas.',
        'Escribe el saldo de hoy. Lo que debes, con un signo menos delante.',
        'Marca lo que lleva un año sin moverse: lo veremos el día 10.',
      ],
      exercises: [
        {
          kind: 'table',
          caption: 'Mis cuentas, tarjetas y préstamos',
          columns: [
            column('Qué es y en qué banco', 0.44),
            column('A nombre de', 0.2),
            money('Saldo', 0.2),
            column('¿La uso?', 0.16),
          ],
          rows: ['Cuenta donde cobro'],
          blank: 8,
        },
      ],
      check: 'He entrado en todos mis bancos y no me falta ninguna cuenta por apuntar.',
    },
    {
      title: 'Lo que entra de verdad',
      why: 'Un presupuesto se hace con lo que llega a la cuenta, no con lo que dice el contrato. Y si cobras en catorce pagas, tu mes no es tu nómina.',
      steps: [
        'Suma lo que ha entrado en los últimos doce meses: nóminas y pagas extra netas, autónomo, alquileres, ayudas, pensiones.',
        'Divide entre doce. Esa es tu cifra mensual.',
        'Si tus ingresos cambian, anota también el peor mes: será tu suelo.',
      ],
      aside: {
        kind: 'example',
        text: `Marta cobra ${marta.wage} netos en 14 pagas iguales: ${marta.yearIncome} al año, que son ${marta.income} al mes. Si cuenta solo la nómina, se olvida de dos pagas; si gasta la extra en cuanto llega, también.`,
      },
      exercises: [
        {
          kind: 'table',
          caption: 'Ingresos netos de los últimos doce meses',
          columns: [column('De dónde viene', 0.46), money('Al año', 0.27), column('¿Seguro o variable?', 0.27)],
          rows: ['Nómina o pensión', 'Pagas extra', 'Trabajo por cuenta propia', 'Ayudas y otros'],
          blank: 1,
          total: 'Suma del año',
        },
        {
          kind: 'sums',
          caption: 'Mi cifra',
          lines: [{ text: 'Suma del año ÷ 12 = ingresos al mes', result: true }, { text: 'Mi peor mes' }],
        },
      ],
      check: 'Sé con qué cifra mensual puedo contar, con las pagas extra repartidas.',
    },
    {
      title: 'Los recibos fijos',
      why: 'Son los gastos que se pagan solos: nadie los decide cada mes, y por eso crecen sin que nadie los mire. Suelen ser la parte más grande del presupuesto.',
      steps: [
        'Abre los movimientos del mes pasado y busca todo lo que se cobra solo.',
        'Apunta el importe y el día. Si cambia, como la luz, usa la media de tres meses.',
        'Deja fuera las cuotas de préstamos y tarjetas: tienen su día, el 13.',
      ],
      exercises: [
        {
          kind: 'table',
          caption: 'Recibos de cada mes',
          columns: [column('Recibo', 0.5), column('Día', 0.2), money('Al mes', 0.3)],
          rows: [
            'Alquiler o comunidad',
            'Luz',
            'Gas',
            'Agua',
            'Teléfono e internet',
            'Transporte',
            'Colegio, comedor, cuidados',
            'Suscripciones y cuotas',
          ],
          blank: 2,
          total: 'Suma del mes',
        },
      ],
      check: 'He comparado la lista con los movimientos del banco y no falta ningún recibo.',
    },
    {
      title: 'Lo que viene una vez al año',
      why: 'El seguro del coche no es un imprevisto: llega el mismo mes todos los años. Lo que rompe los presupuestos es lo que se sabe y no se reparte.',
      steps: [
        'Recorre el calendario de enero a diciembre y apunta lo que no se paga cada mes.',
        'Si no recuerdas el importe, búscalo en los movimientos de hace un año.',
        'Suma y divide entre doce: es lo que tendrías que apartar cada mes para que no pese.',
      ],
      aside: {
        kind: 'example',
        text: `Marta: IBI ${marta.yearly.ibi}, seguro del coche ${marta.yearly.carInsurance}, impuesto de circulación ${marta.yearly.roadTax}, ITV ${marta.yearly.inspection}, material escolar ${marta.yearly.school}, Navidad ${marta.yearly.christmas} y vacaciones ${marta.yearly.holidays}. Suman ${marta.yearly.sum}: ${marta.yearly.month} al mes.`,
      },
      exercises: [
        {
          kind: 'table',
          caption: 'Gastos que no son mensuales',
          columns: [column('Gasto', 0.46), column('Mes', 0.24), money('Al año', 0.3)],
          rows: ['IBI y basuras', 'Seguros', 'Coche: ITV, impuesto, taller', 'Vuelta al cole', 'Navidad', 'Vacaciones'],
          blank: 2,
          total: 'Suma del año',
        },
        {
          kind: 'sums',
          caption: 'Para repartir',
          lines: [{ text: 'Suma del año ÷ 12 = apartar al mes', result: true }],
        },
      ],
      check: 'Tengo los doce meses repasados y una cifra mensual para repartirlos.',
    },
    {
      title: 'El gasto de andar por casa',
      why: 'Compra, bares, farmacia, ropa, caprichos. Es el gasto que decides cada día y el que peor se recuerda: por eso hoy no se estima, se cuenta.',
      steps: [
        'Descarga los movimientos de los últimos 30 días de la cuenta y de la tarjeta.',
        'Mete cada gasto en su fila. No hace falta el céntimo: redondea al euro.',
        'Lo que sacaste en efectivo y no sabes en qué se fue tiene su propia fila. Sin culpa: es un dato.',
      ],
      exercises: [
        {
          kind: 'table',
          caption: 'Mis últimos 30 días',
          columns: [column('Categoría', 0.42), column('Cuántas veces', 0.28), money('Suma', 0.3)],
          rows: [
            'Supermercado y mercado',
            'Bares, restaurantes, comida a casa',
            'Transporte y gasolina',
            'Salud, farmacia, peluquería',
            'Ropa y casa',
            'Ocio y regalos',
            'Efectivo sin destino',
          ],
          blank: 2,
          total: 'Suma de 30 días',
        },
      ],
      check: 'Todos los cargos de los últimos 30 días están en una fila.',
    },
    {
      title: 'Lo que tienes y lo que debes',
      why: 'La nómina dice cómo va el mes; esta resta dice cómo vas tú. Da igual si hoy sale en negativo: lo que cuenta es hacia dónde se mueve.',
      steps: [
        'A un lado, lo que tienes: saldos, ahorros y, si quieres, la casa y el coche por lo que te darían hoy.',
        'Al otro, lo que debes: lo pendiente de hipoteca, préstamos, tarjetas y lo que te dejó alguien.',
        'Resta. Apunta la fecha: la repetirás dentro de tres meses.',
      ],
      exercises: [
        {
          kind: 'table',
          caption: 'Mi foto de hoy',
          columns: [column('Tengo', 0.3), column('€', 0.2), column('Debo', 0.3), column('€', 0.2)],
          rows: ['Cuentas', 'Ahorros', 'Vivienda', 'Coche'],
          blank: 3,
          total: 'Suma',
        },
        {
          kind: 'sums',
          caption: 'La resta',
          lines: [{ text: 'Tengo − debo =', result: true }, { text: 'Fecha de hoy' }],
        },
      ],
      check: 'He escrito la resta y la fecha.',
    },
    {
      title: 'Tu mes en una línea',
      why: 'Ya tienes las cinco cifras que hacen falta. Hoy se juntan y sale una sola: lo que te queda cada mes cuando todo está pagado.',
      steps: [
        'Copia las cifras de los días 2, 3, 4 y 5, y la suma de tus cuotas.',
        'Haz la resta con calma. Si no te cuadra con lo que ves en la cuenta, falta un gasto: búscalo.',
        'Calcula también qué parte de lo que entra se va en cuotas. Nosotros ponemos el límite en el 35 %.',
      ],
      aside: {
        kind: 'example',
        text: `Marta: ${marta.income} que entran, menos ${marta.fixed} de recibos, ${marta.yearly.month} de gastos anuales, ${marta.daily} del día a día y ${marta.debt} de cuotas. Le quedan ${marta.left}.`,
      },
      exercises: [
        {
          kind: 'sums',
          caption: 'Mi mes',
          lines: [
            { text: 'Entra (día 2)' },
            { text: '− Recibos fijos (día 3)' },
            { text: '− Gastos anuales ÷ 12 (día 4)' },
            { text: '− Día a día (día 5)' },
            { text: '− Cuotas de deudas' },
            { text: '= Me queda al mes', result: true },
            { text: 'Cuotas ÷ ingresos × 100, en %' },
          ],
        },
        { kind: 'lines', prompt: 'Lo que más me ha sorprendido esta semana', count: 3 },
      ],
      check: 'Tengo una cifra de lo que queda, y me la creo.',
    },
  ],
  review: {
    title: 'Fin de la semana 1',
    lead: 'Has hecho lo más pesado: mirar. Antes de cambiar nada, tres preguntas para leer lo que has escrito.',
    exercises: [
      {
        kind: 'ticks',
        prompt: 'Señala lo que ya es verdad',
        items: [
          'Sé cuánto entra al mes, con las pagas extra repartidas.',
          'Sé cuánto suman mis recibos.',
          'Sé cuánto apartar para lo que viene una vez al año.',
          'Sé en qué se fueron los últimos 30 días.',
          'Sé lo que tengo, lo que debo y lo que me queda.',
        ],
      },
      { kind: 'lines', prompt: 'El gasto que pensaba que era menor', count: 3 },
      { kind: 'lines', prompt: 'Un gasto que quiero conservar aunque sobre para otros', count: 3 },
      { kind: 'lines', prompt: 'Lo que me gustaría que fuera distinto dentro de un año', count: 4 },
    ],
  },
});
