/** From the most particular to what it is built on: a browser names those that it wants to be served like, too. */
const BROWSERS: [mark: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPX|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS|Focus)\//, 'Firefox'],
  // Brave has no mark of its own. A Chrome without a window is one too.
  [/\b(?:Headless)?Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  // Everything on these engines says Safari; Safari itself says its version as well.
  [/^(?=.*\bVersion\/).*\bSafari\//, 'Safari'],
];

/** A telephone says the system that it is built on, too. An iPad that asks for pages as a computer says Mac. */
const SYSTEMS: [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** "Firefox, Windows", or less where the browser says less. For a person to know their own devices by; it proves nothing. */
export function deviceName(userAgent: string): string {
  const parts = [BROWSERS, SYSTEMS].flatMap((table) => table.find(([mark]) => mark.test(userAgent))?.[1] ?? []);
  return parts.join(', ') || 'Otro navegador';
}
