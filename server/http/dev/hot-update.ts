import type { AppVersion, ReleaseSet } from '@shop/shared/contract';
import { pageRemote } from '@shop/shared/release/page-remote';
import type { HotPart, HotUpdate } from '../../../host/src/dev/hot-update';

/** Scripts that start something when they run: a runtime, or what stands beside the shell. */
const starts = /^(?:main|boot|embed-\w+|inspect)\.|^(?:remoteEntry|server)\.js$/;
/** What a page of one release needs to become one of the next. */
export function hotUpdate(before: ReleaseSet, after: ReleaseSet): HotUpdate {
  const names = new Set([...Object.keys(before.parts), ...Object.keys(after.parts)]);
  const parts: HotPart[] = [];
  let whole = false;
  for (const name of names) {
    const [old, next] = [before.parts[name], after.parts[name]];
    if (old?.version === next?.version) continue;
    if (!old || !next) whole = true;
    else {
      const added = Object.keys(next.files).filter((file) => !(file in old.files));
      whole ||= added.some((file) => !/\.js$/.test(file) || /^boot\./.test(file));
      parts.push(hotPart(old, next, added));
    }
  }
  return { parts, whole };
}

const hotPart = (old: AppVersion, next: AppVersion, added: readonly string[]): HotPart => ({
  from: pageRemote(old).container,
  to: pageRemote(next).container,
  scripts: added
    .filter((file) => /\.js$/.test(file) && !starts.test(file))
    .map((file) => ({
      url: `/remotes/${next.name}/${next.version}/${file}`,
      integrity: next.files[file]?.integrity ?? '',
    })),
});
