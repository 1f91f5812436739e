import type { ComponentType } from 'react';
import { KeysTab } from '../keys/keys-tab';

/** The rooms of an open space in their order, by their name in the address. `SpaceFrame.tabs` in the messages names them. */
export const TABS = {
  llaves: KeysTab,
} as const satisfies Record<string, ComponentType>;

export type TabName = keyof typeof TABS;
