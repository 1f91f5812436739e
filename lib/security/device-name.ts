const BROWSERS: [mark: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** "Firefox, Windows", or less where the browser says less. For a person to know their own devices by; it proves nothing. */
export function deviceName(userAgent: string): string {
  const parts = [BROWSERS, SYSTEMS].flatMap((table) => table.find(([mark]) => mark.test(userAgent))?.[1] ?? []);
  return parts.join(', ') || 'Otro navegador';
}
