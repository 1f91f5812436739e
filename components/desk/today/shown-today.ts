import type { Today } from '@/lib/desk/find-today';
import type { OnTheWire } from '@/lib/shared/on-the-wire';

export type ShownToday = OnTheWire<Today>;
