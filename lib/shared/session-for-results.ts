import type { SessionSlug } from '@/lib/shared/published-sessions';

/** The hour to which a calculator's result can be carried. Alone in its file: a calculator loads nothing of the services' pages. */
export const SESSION_FOR_RESULTS = 'consultoria-financiera-personalizada' satisfies SessionSlug;
