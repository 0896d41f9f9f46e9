import * as bus from '@shop/shared/bus';
import * as config from '@shop/shared/config';
import * as entities from '@shop/shared/entities';
import * as format from '@shop/shared/format';
import * as http from '@shop/shared/http';
import * as orders from '@shop/shared/orders';
import * as session from '@shop/shared/session';
import * as storage from '@shop/shared/storage';
import * as theme from '@shop/shared/theme';
import * as tokens from '@shop/shared/tokens';
import * as ui from '@shop/shared/ui';
import { sharedModules } from 'federated-site/shared-modules';
import * as jotai from 'jotai';

/**
 * Everything the host shares with remotes. Each subpath of shared must be imported here:
 * one that only a remote uses would fail at run time, with no warning from any build.
 */
export const platform: Readonly<Record<string, unknown>> = {
  ...sharedModules,
  jotai,
  '@shop/shared/bus': bus,
  '@shop/shared/config': config,
  '@shop/shared/entities': entities,
  '@shop/shared/format': format,
  '@shop/shared/http': http,
  '@shop/shared/orders': orders,
  '@shop/shared/session': session,
  '@shop/shared/storage': storage,
  '@shop/shared/theme': theme,
  '@shop/shared/tokens': tokens,
  '@shop/shared/ui': ui,
};
