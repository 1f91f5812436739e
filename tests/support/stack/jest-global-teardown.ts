export { stopTestServer as default } from './jest-global-setup';
