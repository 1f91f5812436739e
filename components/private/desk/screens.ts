/** The screens of the desk, in the order of the navigation. `DeskFrame.screens` in messages/<room>/es.json names each. */
export const screens = [
  { id: 'today', path: '/mesa/hoy' },
  { id: 'agenda', path: '/mesa/agenda' },
  { id: 'orders', path: '/mesa/contrataciones' },
  { id: 'consultations', path: '/mesa/consultas' },
  { id: 'documents', path: '/mesa/documentos' },
  { id: 'messages', path: '/mesa/mensajes' },
  { id: 'letters', path: '/mesa/carta' },
  { id: 'numbers', path: '/mesa/numeros' },
  { id: 'services', path: '/mesa/servicios' },
  { id: 'people', path: '/mesa/equipo' },
  { id: 'desk-key', path: '/mesa/llave' },
  { id: 'log', path: '/mesa/registro' },
] as const;

export type ScreenId = (typeof screens)[number]['id'];

/** Where one is after entering. */
export const FIRST_SCREEN = screens[0].path;
