import type { MadridDate } from '@/lib/shared/madrid-time';

export type MailedFile = { title: string; link: string; validUntil: MadridDate };

/** What a confirmed order delivers: files at once, or something later and by when. */
export type MailedDelivery = { files: MailedFile[]; later: { what: string; until: MadridDate } | null };
