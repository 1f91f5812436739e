// One chunk of the browser's code, loaded after the first calculation: the drawings and the library that they are made with.
export { BalanceArea } from './balance-area';
export { ScenarioBars } from './scenario-bars';
export { YearBars } from './year-bars';
