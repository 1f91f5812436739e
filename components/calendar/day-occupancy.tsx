import { createContext } from 'react';

/** Free hours and all hours of each day, by `YYYY-MM-DD`; a day without hours is closed. */
export const DayOccupancyContext = createContext<ReadonlyMap<string, { free: number; total: number }>>(new Map());
export const DayOccupancy = DayOccupancyContext.Provider;
