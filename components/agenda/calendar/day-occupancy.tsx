import { createContext } from 'react';
import type { Day } from '@/lib/agenda/slots';

/** A day without hours is closed; `holiday` names the reason, where it is one. On a day `isAway` no hour is left, but none is booked either. */
export type Occupancy = { free: number; total: number } & Pick<Day, 'holiday' | 'isAway'>;

/** Free hours and all hours of each day, by `YYYY-MM-DD`. */
export const DayOccupancyContext = createContext<ReadonlyMap<string, Occupancy>>(new Map());
export const DayOccupancy = DayOccupancyContext.Provider;
