import { bound } from '@/lib/shared/i18n/bound';
import { wholeEuros } from '@/lib/shared/money';
import type { Article } from './article';
import { budgetMistakesBlocks, monthly } from './budget-mistakes-blocks';
import { irregularYear } from './irregular-year';

export const budgetMistakes: Article = bound({
  slug: 'errores-comunes-presupuesto-personal',
  title: 'Ocho errores comunes al hacer un presupuesto personal',
  excerpt:
    'Por qué el presupuesto falla siempre en el mismo mes, qué gastos se olvidan y cómo hacer uno que aguante más de un trimestre.',
  category: 'Ahorro',
  readingTime: 8,
  published: '2026-09-15',
  author: 'pablo',
  tags: ['presupuesto', 'ahorro', 'gastos', 'fondo de emergencia'],
  picture: 'irregular-year',
  pictureDescription: `Doce columnas, una por mes: lo que una casa paga en recibos que no son mensuales, de nada a ${wholeEuros(Math.max(...irregularYear.map(({ amount }) => amount)))}. Una línea recta señala ${wholeEuros(monthly)}, lo que bastaría apartar cada mes.`,
  blocks: budgetMistakesBlocks,
  sources: [
    {
      publisher: 'INE',
      title: 'Encuesta de Presupuestos Familiares',
      href: 'https://www.ine.es/dyngs/INEbase/es/operacion.htm?c=Estadistica_C&cid=1254736176806&menu=ultiDatos&idp=1254735976608',
    },
    {
      publisher: 'Banco de España',
      title: 'Portal del Cliente Bancario: tipos de interés',
      href: 'https://clientebancario.bde.es/pcb/es/menu-horizontal/productosservici/relacionados/tiposinteres/',
    },
    { publisher: 'Fondo de Garantía de Depósitos', title: 'Qué cubre y hasta cuánto', href: 'https://www.fgd.es/' },
    {
      publisher: 'CNMV y Banco de España',
      title: 'Finanzas para todos: cómo hacer un presupuesto',
      href: 'https://www.finanzasparatodos.es/',
    },
  ],
});
