import { importsOf, type Source } from './sources';

/** Folders of shared components, lowest first. Each imports only those before it. */
const SHARED = [
  'browser',
  'ui',
  'keys',
  'private',
  'calendar',
  'illustrations',
  'appointment',
  'forms',
  'spam-guarded-form',
];

const SHELL = ['shell/form', 'shell/result', 'shell/take-away', 'shell/page', 'shell/tool'];

/** The rooms of a folder and the rooms that each may import, besides itself. A file above the rooms is in room ''. */
const ROOMS: Record<string, Record<string, readonly string[]>> = {
  illustrations: {
    '': [],
    sofa: [''],
    about: ['', 'sofa'],
    blog: ['', 'sofa'],
    contact: ['', 'sofa'],
    home: ['', 'sofa'],
    services: ['', 'sofa'],
    sharing: ['', 'sofa'],
    trust: ['', 'sofa'],
  },
  desk: {
    shared: [],
    'shared/opened': [],
    'shared/dialogs': ['shared'],
    'shared/passkeys': ['shared'],
    'shared/access': ['shared', 'shared/passkeys'],
    'shared/sealed': ['shared', 'shared/access'],
    frame: ['shared', 'shared/dialogs', 'shared/passkeys'],
    invitation: ['shared', 'shared/passkeys'],
    'questions/sealed': ['shared', 'shared/passkeys', 'shared/sealed', 'questions'],
    questions: [
      'shared',
      'shared/access',
      'shared/dialogs',
      'shared/opened',
      'shared/passkeys',
      'shared/sealed',
      'questions/sealed',
    ],
    documents: ['shared', 'shared/passkeys', 'shared/sealed'],
    today: ['shared', 'shared/access', 'shared/dialogs', 'shared/passkeys', 'questions', 'sealing'],
    agenda: ['shared', 'shared/dialogs'],
    orders: ['shared', 'shared/dialogs', 'shared/opened'],
    letters: ['shared', 'shared/dialogs', 'shared/opened'],
    numbers: ['shared'],
    services: ['shared', 'shared/dialogs'],
    people: ['shared', 'shared/dialogs', 'shared/passkeys'],
    sealing: ['shared', 'shared/dialogs', 'shared/passkeys'],
    log: ['shared'],
  },
  space: {
    shared: [],
    opening: ['shared'],
    creation: ['shared', 'opening', 'visit'],
    entry: ['shared', 'opening', 'creation'],
    keys: ['shared', 'opening', 'creation'],
    documents: ['shared'],
    log: ['shared', 'documents'],
    purchases: ['shared'],
    consultations: ['shared'],
    'own-data': ['shared', 'opening', 'documents', 'consultations'],
    visit: ['shared', 'own-data'],
    frame: [
      'shared',
      'opening',
      'creation',
      'entry',
      'keys',
      'documents',
      'log',
      'purchases',
      'consultations',
      'own-data',
    ],
  },
  consultation: {
    page: [],
    sealing: [''],
    copy: [],
    '': ['sealing', 'copy'],
  },
  calculators: {
    'shell/form': [],
    'shell/take-away': [],
    'shell/result': ['shell/take-away'],
    'shell/page': ['shell/form', 'shell/result', 'shell/take-away'],
    'shell/tool': ['shell/form', 'shell/result', 'shell/take-away'],
    compound: [...SHELL, 'compound/plan', 'compound/savings-goal'],
    'compound/plan': SHELL,
    'compound/savings-goal': [...SHELL, 'compound/plan'],
    debt: [...SHELL, 'debt/payoff-plan'],
    'debt/payoff-plan': SHELL,
    health: SHELL,
    mortgage: [
      ...SHELL,
      'mortgage/affordable-price',
      'mortgage/change-bank',
      'mortgage/compare-offers',
      'mortgage/early-repayment',
      'mortgage/euribor-path',
      'mortgage/purchase',
    ],
    'mortgage/affordable-price': SHELL,
    'mortgage/change-bank': [...SHELL, 'mortgage/signed-loan'],
    'mortgage/compare-offers': SHELL,
    'mortgage/early-repayment': [...SHELL, 'mortgage/signed-loan'],
    'mortgage/euribor-path': SHELL,
    'mortgage/purchase': SHELL,
    'mortgage/signed-loan': SHELL,
  },
};

function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function roomOf(path: string): string {
  return path.split('/').slice(2, -1).join('/');
}

function mayImportFolder(importer: string, imported: string): boolean {
  const rank = SHARED.indexOf(imported);
  if (rank < 0) return false;
  return SHARED.includes(importer) ? rank < SHARED.indexOf(importer) : true;
}

function mayImport(path: string, from: string): boolean {
  const folder = folderOf(path);
  if (folder !== folderOf(from)) return mayImportFolder(folder, folderOf(from));
  const rooms = ROOMS[folder];
  if (!rooms || roomOf(path) === roomOf(from)) return true;
  return rooms[roomOf(path)]?.includes(roomOf(from)) ?? false;
}

/** Every import between component folders, or rooms of one, that the tables do not allow, as sentences. */
export function componentFolderFaults(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('components/'))
    .flatMap((source) =>
      importsOf(source)
        .filter(({ from }) => from.startsWith('components/') && !mayImport(source.path, from))
        .map(({ from }) => `${source.path} must not import ${from}`),
    );
}
