export { stopTestServers as default } from './jest-global-setup';
