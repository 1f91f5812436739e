import { bound } from '@/lib/shared/i18n/bound';
import { formatShare } from '@/lib/shared/i18n/numbers';
import type { Article } from './article';
import { falls, riseToRecover } from './falls-and-rises';
import { investOrSaveBlocks } from './invest-or-save-blocks';

export const investOrSave: Article = bound({
  slug: 'invertir-vs-ahorrar-mejor-opcion',
  title: 'Invertir o ahorrar: cómo saber qué te conviene',
  excerpt:
    'Ahorrar e invertir no compiten: sirven para plazos distintos. Cuándo toca cada cosa, qué riesgo hay en las dos y qué mirar antes de firmar.',
  category: 'Inversión',
  readingTime: 10,
  published: '2026-10-06',
  author: 'elena',
  tags: ['inversión', 'ahorro', 'inflación', 'riesgo', 'comisiones'],
  picture: 'falls-and-rises',
  pictureDescription: `Cinco parejas de columnas. Hacia abajo, lo que cae una inversión; hacia arriba, lo que tiene que subir después para volver al punto de partida: ${falls.map((fall) => `si cae un ${formatShare(fall)}, un ${formatShare(riseToRecover(fall))}`).join('; ')}.`,
  blocks: investOrSaveBlocks,
  sources: [
    {
      publisher: 'INE',
      title: 'Índice de precios de consumo: variación anual de diciembre, 2021 a 2025',
      href: 'https://www.ine.es/dyngs/INEbase/es/operacion.htm?c=Estadistica_C&cid=1254736176802&menu=ultiDatos&idp=1254735976607',
    },
    { publisher: 'Fondo de Garantía de Depósitos', title: 'Qué cubre y hasta cuánto', href: 'https://www.fgd.es/' },
    { publisher: 'FOGAIN', title: 'Fondo General de Garantía de Inversiones', href: 'https://www.fogain.com/' },
    {
      publisher: 'CNMV',
      title: 'Portal del inversor: advertencias y registro de entidades',
      href: 'https://www.cnmv.es/portal/inversor/inicio-inversor',
    },
    { publisher: 'Tesoro Público', title: 'Letras del Tesoro', href: 'https://www.tesoro.es/' },
    {
      publisher: 'BOE',
      title: 'Ley 35/2006, del Impuesto sobre la Renta de las Personas Físicas: base del ahorro',
      href: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764',
    },
    {
      publisher: 'Banco de España',
      title: 'Portal del Cliente Bancario: tipos de interés',
      href: 'https://clientebancario.bde.es/pcb/es/menu-horizontal/productosservici/relacionados/tiposinteres/',
    },
  ],
});
