import messages from '@/lib/shared/i18n/messages';

/** What the private space and the desk do not say, and what stands there in its place. */
const AVOIDED: [RegExp, string][] = [
  [/llaves? de acceso|clave de acceso/i, 'passkey'],
  [/huellas? de (la|su|tu) llave|su huella:/i, 'código de control'],
  [/\bJSON\b/, 'archivos de datos'],
  [/red de la última vez/i, 'la misma conexión'],
  [/orden de mayúsculas/i, 'mayúsculas o minúsculas'],
  // At the desk the key is that of the desk.
  [/(con|a|crear|tocar|preparar|abrir con) (mi|tu) llave\b|añad\w+ (una|otra) llave|nombre de la llave/i, 'passkey'],
];

function textsOf(value: unknown, name: string): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, name === '' ? key : `${name}.${key}`),
  );
}

// The API's own words are for programs.
const texts = textsOf(messages, '').filter(([name]) => !name.startsWith('Api.'));

test.each(AVOIDED)('no text says %s but "%s"', (avoided) => {
  expect(texts.filter(([, text]) => avoided.test(text))).toEqual([]);
});

test('a passkey is explained where one meets it first: at the way in of the space and of the desk', () => {
  const explained = /huella, (tu|la) cara o (su PIN|el PIN de (este|tu) dispositivo)/;
  expect(messages.SpaceEntry.passkey.what).toMatch(explained);
  expect(messages.SpaceCreation.way.passkeyText).toMatch(explained);
  expect(texts.filter(([name, text]) => name.startsWith('Desk') && explained.test(text))).not.toEqual([]);
});
