// By name: a browser build provides to remotes what is imported by its name.
import * as async from 'federated-site/async';
import * as html from 'federated-site/html';
import * as react from 'federated-site/react';
import * as router from 'federated-site/router';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as styledComponents from 'styled-components';

/**
 * What every host shares with remotes, by the names that these import. A host that shares more
 * adds its own (`SiteBuild` names them to the build).
 */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
  'styled-components': styledComponents,
  'federated-site/async': async,
  'federated-site/html': html,
  'federated-site/react': react,
  'federated-site/router': router,
};
