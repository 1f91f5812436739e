import type { ComponentType } from 'react';
import { ConsultationsTab } from '../consultations/consultations-tab';
import { DocumentsTab } from '../documents/documents-tab';
import { KeysTab } from '../keys/keys-tab';
import { LogTab } from '../log/log-tab';
import { OwnDataTab } from '../own-data/own-data-tab';
import { PurchasesTab } from '../purchases/purchases-tab';

/** The rooms of an open space in their order, by their name in the address. `SpaceFrame.tabs` in the messages names them. */
export const TABS = {
  documentos: DocumentsTab,
  consultas: ConsultationsTab,
  contrataciones: PurchasesTab,
  llaves: KeysTab,
  registro: LogTab,
  datos: OwnDataTab,
} as const satisfies Record<string, ComponentType>;

export type TabName = keyof typeof TABS;
