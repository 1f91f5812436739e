import type { Drawing } from '@/components/shared/illustrations/drawing';
import type { Ground } from '@/components/shared/ui/ground';
import { articleDrawings } from '@/components/site/illustrations/blog/article-drawings';
import { articleLook } from '@/components/site/illustrations/blog/article-look';
import { type PagePath, pages } from '@/lib/shared/seo/pages';
import { articlePath, articles } from '@/lib/site/articles';
import {
  days,
  growth,
  halfRing,
  layers,
  people,
  pillars,
  sofa,
  sunset,
  umbrella,
  writing,
} from '../illustrations/sharing/page-drawings';

export type SharingCard = { path: string; title: string; ground: Ground; drawing: Drawing };

const light = { first: 'mar', second: 'azafran' } as const;
const onSaffron = { first: 'tinta', second: 'papel' } as const;
const dark = { first: 'cielo', second: 'azafran' } as const;

const looks: Record<PagePath, [ground: Ground, drawing: Drawing]> = {
  '/': ['papel', sofa(light)],
  '/servicios': ['papel', pillars(6, 4, { first: 'tinta', second: 'azafran' })],
  '/servicios/educacion-financiera': ['arena', days(21, { first: 'tinta', second: 'azafran' })],
  '/servicios/consultoria-financiera': [
    'cielo',
    halfRing([
      { share: 0.5, tone: 'tinta' },
      { share: 0.3, tone: 'mar' },
      { share: 0.2, tone: 'azafran' },
    ]),
  ],
  '/servicios/planificacion-jubilacion': ['cielo', sunset({ first: 'tinta', second: 'mar' })],
  '/servicios/seguros': ['arena', umbrella(light)],
  '/servicios/hipotecas': ['azafran', sofa(onSaffron)],
  '/servicios/formacion-talleres': ['tinta', people(['azafran', 'cielo', 'papel', 'cielo', 'azafran'])],
  '/contratanos': ['azafran', pillars(4, 2, onSaffron)],
  '/nosotros': ['arena', people(['tinta', 'mar', 'azafran', 'papel'])],
  '/contacto': ['cielo', people(['tinta', 'mar'])],
  '/consulta-gratuita': ['azafran', people(['tinta', 'papel', 'tinta'])],
  '/blog': ['papel', articleDrawings['savings-of-a-life']],
  '/calculadoras/interes-compuesto': ['tinta', growth(dark)],
  '/calculadoras/simulador-hipoteca': ['cielo', sofa(light)],
  '/calculadoras/salud-financiera': [
    'arena',
    halfRing([
      { share: 0.25, tone: 'tinta' },
      { share: 0.25, tone: 'mar' },
      { share: 0.25, tone: 'azafran' },
      { share: 0.25, tone: 'papel' },
    ]),
  ],
  '/calculadoras/ratio-endeudamiento': [
    'cielo',
    halfRing([
      { share: 0.35, tone: 'tinta' },
      { share: 0.067, tone: 'azafran' },
      { share: 0.583, tone: 'papel' },
    ]),
  ],
  '/seguridad': ['tinta', layers(['cielo', 'mar', 'papel'])],
  '/valores': ['cielo', pillars(6, 1, light)],
  '/garantia': ['azafran', days(15, onSaffron)],
  '/politica-privacidad': ['papel', writing({ first: 'cielo', second: 'mar' })],
  '/aviso-legal': ['arena', writing({ first: 'papel', second: 'tinta' })],
  '/condiciones': ['azafran', writing({ first: 'papel', second: 'tinta' })],
  '/cookies': ['cielo', writing({ first: 'papel', second: 'mar' })],
  '/desistimiento': ['papel', days(14, { first: 'azafran', second: 'mar' })],
};

const pagePaths = Object.keys(pages) as PagePath[];

/** One card for every page with a fixed address and every article. */
export const sharingCards: readonly SharingCard[] = [
  ...pagePaths.map((path): SharingCard => {
    const [ground, drawing] = looks[path];
    return { path, title: pages[path].title, ground, drawing };
  }),
  ...articles.map(
    (article): SharingCard => ({
      path: articlePath(article),
      title: article.title,
      ground: articleLook[article.category].head,
      drawing: articleDrawings[article.picture],
    }),
  ),
];
