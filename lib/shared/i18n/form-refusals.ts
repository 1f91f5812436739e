import messages from '@/lib/shared/i18n/messages';

const { foreign_origin, too_large, unreadable } = messages.Api;

/** Why a form that was sent to a page is refused, outside of any rendering. */
export const formRefusalTexts = { foreign_origin, too_large, unreadable } as const;
