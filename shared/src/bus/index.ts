export { emit, forgetFacts, on } from './bus';
