import type { AppVersion } from '@shop/shared/contract';
import type { UploadedVersion } from './accept/store-version';
import type { LogLine } from './reports/log';
import type { Status } from './reports/status';

export interface PromoteRequest {
  /** app → version */
  versions: Readonly<Record<string, string>>;
  channel: string;
  /** paths that are live and may go */
  drops: readonly string[];
  why?: string | undefined;
}

export interface RollbackRequest {
  /** these go back, in one move; without any, what the latest promote brought does */
  apps: readonly string[];
  channel: string;
  why?: string | undefined;
}

export interface WithdrawRequest {
  name: string;
  version: string;
  channel: string;
  why?: string | undefined;
}

/** Where a channel stands after a move. */
export interface Moved {
  release: string;
  /** app → version */
  parts: Readonly<Record<string, string>>;
  /** path that opens a preview; only for channels that visitors are not on */
  preview?: string;
}

/** What teams do with a store, in a folder of this machine or over HTTP. */
export interface Releases {
  /** where it is, for people */
  readonly where: string;
  /** a new folder to build in, from where the files have the shortest way */
  workFolder(): Promise<string>;
  /**
   * @returns integrity of the list of a published version's files; undefined when there is no such
   * version
   */
  publishedFiles(name: string, version: string): Promise<string | undefined>;
  publish(upload: UploadedVersion, why?: string): Promise<Pick<AppVersion, 'name' | 'version'>>;
  /** what a promote of a published version would be refused for, a sentence each */
  misfits(name: string, version: string): Promise<readonly string[]>;
  promote(request: PromoteRequest): Promise<Moved>;
  rollback(request: RollbackRequest): Promise<Moved>;
  withdraw(request: WithdrawRequest): Promise<readonly string[]>;
  status(channel: string): Promise<Status>;
  log(limit: number): Promise<readonly LogLine[]>;
}
