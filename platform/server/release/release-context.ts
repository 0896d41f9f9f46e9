import type { CacheCounts } from '../../observe';
import type { AppVersion, Channel, FailureKind } from '../../release-set/release-set';
import type { ApiOutage } from '../api/api-outage';
import type { Kind } from '../messages';
import type { Services } from '../renderer/services';
import type { Settings } from '../settings';
import type { TaskAppHistory } from './task-app-history';

export interface ExpiringCache extends CacheCounts {
  /** Requests from now on get neither an entry of now nor one that is being made. */
  expire(): void;
}

/** What all releases that are loaded here share. */
export interface ReleaseContext {
  settings: Settings;
  services: Services;
  log: (line: string) => void;
  history: TaskAppHistory;
  /** tells the log when the API does not answer */
  outage: ApiOutage;
  /** what was taken back, as the live channel was last seen */
  withdrawals: () => Pick<Channel, 'withdrawn' | 'withdrawnVersions'>;
  /** called each time that an app's code failed on the server */
  failed: (app: string, version: string, kind: FailureKind) => void;
  /** called after each task that a worker did, for metrics. @param app that owns the page */
  rendered?: (app: Pick<AppVersion, 'name' | 'version'>, kind: Kind, ms: number) => void;
  /** as `/readyz` finds it: what the API lacks, itself or its database; for metrics */
  missingOfApi?: () => Promise<readonly string[]>;
  /** whether `RELEASE_STORE` does not answer */
  isSharedStoreAway: () => boolean;
  /** has a promote wait for what loads a release; by default none does */
  holdPromotes?: <T>(load: () => Promise<T>) => Promise<T>;
  /** what was made of the API's data, by its name in metrics */
  expiringCaches: Map<string, ExpiringCache>;
}
