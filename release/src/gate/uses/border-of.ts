import type { AppVersion } from '@shop/shared/contract';
import type { Border } from '../../compile/compile-task';
import type { Members } from '../../compile/swap-members';
import type { Parts } from '../check';

const eventName = (event: string): string => event.slice(0, event.lastIndexOf('@'));

/**
 * What a part meets, in the types that those who offer and say it were published with. Of the
 * platform's own tables only what the part itself uses, offers or says is exchanged.
 */
export function borderOf(part: AppVersion, parts: Parts): Border {
  const offered = part.widgets.map((short) => `${part.name}/${short}`);
  const widgets = [...offered, ...part.places].map((name) => [name, widgetType(name, part, parts)]);
  const names = [...new Set([...part.emits, ...part.consumes].map(eventName))];
  const events = names.map((name) => [name, eventType(name, part, parts)]);
  const known = (entries: string[][]): Members =>
    Object.fromEntries(entries.filter(([, type]) => type !== 'unknown'));
  return { widgets: known(widgets), events: known(events) };
}

/** As its owner takes it; where no owner is live, the slot keeps its fallback whatever it gives. */
function widgetType(widget: string, part: AppVersion, parts: Parts): string {
  const [name = '', short = ''] = widget.split('/');
  const owner = name === part.name ? part : parts[name];
  const type = owner?.widgets.includes(short) ? owner.types[widget] : undefined;
  return type ?? part.types[widget] ?? 'unknown';
}

/** Who hears an event understands whatever any live part says. */
function eventType(event: string, part: AppVersion, parts: Parts): string {
  const says = ({ emits }: AppVersion) => emits.some((one) => eventName(one) === event);
  const hears = part.consumes.some((one) => eventName(one) === event);
  const speakers = [...Object.values(parts).filter(({ name }) => name !== part.name), part].filter(
    says,
  );
  const types = hears ? speakers.flatMap(({ types }) => types[event] ?? []) : [];
  return [...new Set(types)].sort().join(' | ') || (part.types[event] ?? 'unknown');
}
