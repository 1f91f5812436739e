import { BEHIND_A_PROXY } from '../shop/consultations';
import { type Stack, startStack } from '../stack/stack';

/** With private spaces, for visitors from many addresses. */
export const startSpaceStack = (): Promise<Stack> => startStack({ env: { ...BEHIND_A_PROXY, PRIVATE_SPACE: 'on' } });
