export { Measure, useLiveElement } from './live-element';
export { type Chosen, snippet } from './snippet';
export { type BuilderField, type BuilderSite, useEmbedBuilder } from './use-embed-builder';
