// One chunk, loaded after the first calculation: the drawings and the chart library.
export { BalanceArea } from './balance-area';
export { ScenarioBars } from './scenario-bars';
export { YearBars } from './year-bars';
