import type { SessionSlug } from '@/lib/shared/published-sessions';

/**
 * The session to which a calculator's result is carried, which its page sells. Alone in its file: a calculator loads nothing of
 * the services' pages.
 */
export const sessionForResults = {
  '/calculadoras/simulador-hipoteca': 'sesion-consultoria-mi-primera-vivienda',
  '/calculadoras/interes-compuesto': 'consultoria-financiera-personalizada',
  '/calculadoras/salud-financiera': 'consultoria-financiera-personalizada',
  '/calculadoras/ratio-endeudamiento': 'consultoria-financiera-personalizada',
} as const satisfies Record<string, SessionSlug>;

/** Undefined for any other page. */
export function sessionOfPage(path: string): SessionSlug | undefined {
  return Object.hasOwn(sessionForResults, path) ? sessionForResults[path as keyof typeof sessionForResults] : undefined;
}
