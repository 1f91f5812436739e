import { deviceName } from '@/lib/private/device-name';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${IOS}`;
const IPAD = `Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) ${IOS}`;
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`;
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT}`;

test.each([
  // Brave says the same.
  [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`${MAC} ${WEBKIT} Chrome/150.0.0.0 Safari/537.36`, 'Chrome, Mac'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/150.0.0.0 Safari/537.36`, 'Chrome, Linux'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/150.0.0.0 Safari/537.36`, 'Chrome, Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/150.0.0.0 Safari/537.36`, 'Chrome, ChromeOS'],
  [`${ANDROID} Chrome/150.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [`${ANDROID} Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [`${IPHONE} CriOS/150.0.6000.1 Mobile/15E148 Safari/604.1`, 'Chrome, iPhone'],
  [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, 'Edge, Windows'],
  [`${WINDOWS} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`, 'Edge, Windows'],
  [`${ANDROID} Chrome/150.0.0.0 Mobile Safari/537.36 EdgA/150.0.0.0`, 'Edge, Android'],
  [`${IPHONE} Version/19.0 EdgiOS/150.0.3000.1 Mobile/15E148 Safari/604.1`, 'Edge, iPhone'],
  [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36 OPR/130.0.0.0`, 'Opera, Windows'],
  [`${IPHONE} Version/19.0 Mobile/15E148 Safari/604.1 OPT/5.4.0`, 'Opera, iPhone'],
  [`${ANDROID} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'Samsung Internet, Android'],
  [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36 Vivaldi/7.6.3797.63`, 'Vivaldi, Windows'],
  [`${IPHONE} Version/19.1 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 'DuckDuckGo, iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox, Windows'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0', 'Firefox, Android'],
  [`${IPHONE} FxiOS/146.0 Mobile/15E148 Safari/605.1.15`, 'Firefox, iPhone'],
  [`${IPHONE} Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
  [`${IPAD} Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari, iPad'],
  // An iPad that asks for pages as a computer says the same.
  [`${MAC} ${IOS} Version/19.1 Safari/605.1.15`, 'Safari, Mac'],
  // What is built on an engine and does not say its name is not called Safari.
  [`${IPHONE} Mobile/15E148 Safari/604.1`, 'iPhone'],
  ['curl/8.0', 'Otro navegador'],
  ['', 'Otro navegador'],
])('%s is shown as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('a name of any length is read at once', () => {
  expect(deviceName('Version/1 '.repeat(2_000))).toBe('Otro navegador');
});
