import { type Static, Type } from '@sinclair/typebox';
import type { AppVersion } from '../release-set/release-set';
import type { UploadedVersion } from './accept/store-version';
import type { AppLibraries } from './reports/libraries';
import type { LogLine } from './reports/log';
import type { Status } from './reports/status';
import type { AppTypes } from './types/live-types';

const Name = Type.String({ maxLength: 80 });
const Why = Type.Optional(Type.String({ maxLength: 500 }));
const exact = { additionalProperties: false };

/** The moves of a channel that a team may ask for, as they come over HTTP. */
export const requests = {
  promote: Type.Object(
    {
      /** app → version */
      versions: Type.Record(Type.String({ maxLength: 40 }), Name, { minProperties: 1 }),
      channel: Name,
      /** paths that are live and may go */
      drops: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 50 }),
      /** of 100 visitors, 1 to 99, which the operation checks; the others stay with what is live */
      share: Type.Optional(Type.Integer()),
      /** so long after that for all, in ms, unless it was found to be worse */
      promoteAfterMs: Type.Optional(Type.Integer({ minimum: 0 })),
      why: Why,
    },
    exact,
  ),
  rollback: Type.Object(
    {
      /** these go back, in one move; without any, what the latest promote brought does */
      part: Type.Optional(Type.Union([Name, Type.Array(Name, { minItems: 1, maxItems: 20 })])),
      /** version that the one app goes back to, although it was taken back or failed */
      to: Type.Optional(Name),
      channel: Name,
      why: Why,
    },
    exact,
  ),
  remove: Type.Object(
    {
      name: Name,
      /** what others use of it, and may go */
      drops: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 50 }),
      why: Why,
    },
    exact,
  ),
  withdraw: Type.Object({ name: Name, version: Name, channel: Name, why: Why }, exact),
};

/** Where a channel stands after a move. */
export interface Moved {
  release: string;
  /** app → version */
  parts: Readonly<Record<string, string>>;
  /** path that opens a preview; only for channels that visitors are not on */
  preview?: string;
  /** address of the site, as its storefront noted it; missing from older release servers */
  site?: string | undefined;
  /** a sentence for each version that a rollback passed over; missing from older release servers */
  passedOver?: readonly string[];
  /** `catalog@1.8.2`, which a share of the visitors got; what is live stays as it was */
  takenBack?: string;
}

export interface PublishedIntegrity {
  /** of the list of the version's files */
  files?: string | undefined;
  /** of what the version says of itself; missing from older release servers */
  contract?: string | undefined;
}

/** What teams do with a store, in a folder of this machine or over HTTP. */
export interface Releases {
  /** a new folder to build in, from where the files have the shortest way */
  workFolder(): Promise<string>;
  /** what the store has of a version; nothing of an unknown one */
  published(name: string, version: string): Promise<PublishedIntegrity>;
  publish(upload: UploadedVersion, why?: string): Promise<Pick<AppVersion, 'name' | 'version'>>;
  /** what a promote of a published version would be refused for, a sentence each */
  conflicts(name: string, version: string): Promise<readonly string[]>;
  promote(request: Static<typeof requests.promote>): Promise<Moved>;
  rollback(
    request: Omit<Static<typeof requests.rollback>, 'part'> & { apps: readonly string[] },
  ): Promise<Moved>;
  /** takes an app out of what is live */
  remove(request: Static<typeof requests.remove>): Promise<Moved>;
  /** @returns the version, `catalog@1.8.2`; nothing when it was taken back before */
  withdraw(request: Static<typeof requests.withdraw>): Promise<readonly string[]>;
  status(channel: string): Promise<Status>;
  /** what is in the versions that are live on a channel */
  libraries(channel: string): Promise<readonly AppLibraries[]>;
  /** what other apps may use of the live versions, or of others of an app, `catalog@1.8.2` */
  types(channel: string, versions: readonly string[]): Promise<readonly AppTypes[]>;
  log(limit: number): Promise<readonly LogLine[]>;
}
