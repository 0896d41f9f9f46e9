import { defineElements } from './loader';

// `embed.js` of a site that has no script of its own for it.

defineElements();
