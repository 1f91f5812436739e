import { bound } from '@/lib/shared/i18n/bound';
import { formatShare } from '@/lib/shared/i18n/numbers';
import { wholeEuros } from '@/lib/shared/money';
import type { Article } from './article';
import { middle, retirementGuideBlocks, tenth } from './retirement-guide-blocks';

export const retirementGuide: Article = bound({
  slug: 'guia-completa-ahorrar-jubilacion-2024',
  title: 'Guía completa para ahorrar para la jubilación',
  excerpt:
    'Cómo se calcula tu pensión, cuánto te faltará y por qué apartar entre un 10 y un 15 % de tus ingresos, con las cuentas hechas.',
  category: 'Jubilación',
  readingTime: 12,
  published: '2026-11-03',
  author: 'elena',
  tags: ['jubilación', 'pensión pública', 'ahorro a largo plazo', 'plan de pensiones'],
  picture: 'savings-of-a-life',
  pictureDescription: `Treinta y dos columnas, una por año: lo que juntas apartando ${wholeEuros(tenth)} al mes desde los 35 hasta los 67 al ${formatShare(0.03)} nominal con intereses mensuales. En azul lo que pones tú, ${wholeEuros(middle.contributed)}; en azafrán los intereses, hasta ${wholeEuros(middle.balance)} en total.`,
  blocks: retirementGuideBlocks,
  sources: [
    {
      publisher: 'Seguridad Social',
      title: 'Jubilación: requisitos, cuantía y edad de acceso',
      href: 'https://www.seg-social.es/wps/portal/wss/internet/Trabajadores/PrestacionesPensionesTrabajadores/10963',
    },
    {
      publisher: 'BOE',
      title: 'Texto refundido de la Ley General de la Seguridad Social (Real Decreto Legislativo 8/2015)',
      href: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-11724',
    },
    {
      publisher: 'BOE',
      title: 'Real Decreto-ley 2/2023, de medidas urgentes sobre las pensiones públicas',
      href: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-6967',
    },
    {
      publisher: 'BOE',
      title: 'Ley 35/2006, del Impuesto sobre la Renta de las Personas Físicas',
      href: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764',
    },
    {
      publisher: 'BOE',
      title: 'Reglamento de planes y fondos de pensiones (Real Decreto 304/2004): comisiones máximas y liquidez',
      href: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-3453',
    },
    {
      publisher: 'INE',
      title: 'Tablas de mortalidad: esperanza de vida a los 65 años',
      href: 'https://www.ine.es/dyngs/INEbase/es/operacion.htm?c=Estadistica_C&cid=1254736177004&menu=ultiDatos&idp=1254735573002',
    },
    { publisher: 'Fondo de Garantía de Depósitos', title: 'Qué cubre y hasta cuánto', href: 'https://www.fgd.es/' },
    {
      publisher: 'Banco Central Europeo',
      title: 'Objetivo de inflación del 2 % a medio plazo',
      href: 'https://www.ecb.europa.eu/mopo/strategy/pricestab/html/index.es.html',
    },
  ],
});
