export { createCleaner, type DomWindow, type ParsePolicy } from './create-cleaner';
