import type { documents } from '@/app/api/desk/documents';
import { deskRoom } from '@/components/private/desk/desk-room';

export const documentsApi = deskRoom<typeof documents>('/documents');
