import { createContext } from 'react';

/** A day without hours is closed; `holiday` names the reason, where it is one. */
export type Occupancy = { free: number; total: number; holiday?: string | undefined };

/** Free hours and all hours of each day, by `YYYY-MM-DD`. */
export const DayOccupancyContext = createContext<ReadonlyMap<string, Occupancy>>(new Map());
export const DayOccupancy = DayOccupancyContext.Provider;
