import * as bus from '@shop/shared/bus';
import * as config from '@shop/shared/config';
import * as entities from '@shop/shared/entities';
import * as federation from '@shop/shared/federation';
import * as format from '@shop/shared/format';
import * as html from '@shop/shared/html';
import * as http from '@shop/shared/http';
import * as session from '@shop/shared/session';
import * as storage from '@shop/shared/storage';
import * as theme from '@shop/shared/theme';
import * as tokens from '@shop/shared/tokens';
import * as ui from '@shop/shared/ui';
import * as async from 'federated-site/async';
import * as router from 'federated-site/router';
import * as jotai from 'jotai';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as styledComponents from 'styled-components';
import olderNames from './older-names.json';

const modules: Readonly<Record<string, unknown>> = {
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
  'styled-components': styledComponents,
  jotai,
  'federated-site/async': async,
  '@shop/shared/bus': bus,
  '@shop/shared/config': config,
  '@shop/shared/entities': entities,
  '@shop/shared/federation': federation,
  '@shop/shared/format': format,
  '@shop/shared/html': html,
  '@shop/shared/http': http,
  'federated-site/router': router,
  '@shop/shared/session': session,
  '@shop/shared/storage': storage,
  '@shop/shared/theme': theme,
  '@shop/shared/tokens': tokens,
  '@shop/shared/ui': ui,
};

/**
 * Everything the host shares with remotes. Each subpath of the platform must be imported here:
 * one that only a remote uses would fail at run time, with no warning from any build. Remotes built
 * for `@shop/shared` before 2.2 find the same modules by their older names.
 */
export const platform: Readonly<Record<string, unknown>> = {
  ...modules,
  ...Object.fromEntries(Object.entries(olderNames).map(([older, name]) => [older, modules[name]])),
};
