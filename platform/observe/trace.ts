import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LogController } from 'fastify';

/** `00-TRACE-PARENT-FLAGS`; a later version may say more behind them (W3C Trace Context, 3.2). */
const shape =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/;

/** @returns the trace's id; undefined for what is no `traceparent` */
function traceId(traceparent: unknown): string | undefined {
  const [, version, id, more] = shape.exec(String(traceparent)) ?? [];
  return version === '00' && more !== undefined ? undefined : id;
}

/** @returns what `traceOptions` left in the headers of a request */
export const traceOf = ({ traceparent }: IncomingHttpHeaders): string | undefined =>
  typeof traceparent === 'string' ? traceparent : undefined;

/**
 * Options of Fastify by which each line of a request's log has the id of its trace, `traceId`, and
 * the request has a `traceparent` to pass on: its own, or a new one in place of none or a bad one.
 */
export const traceOptions = {
  logController: new LogController({ requestIdLogLabel: 'traceId' }),
  genReqId({ headers }: IncomingMessage): string {
    const known = traceId(headers.traceparent);
    if (known) return known;
    const id = randomBytes(16).toString('hex');
    headers.traceparent = `00-${id}-${randomBytes(8).toString('hex')}-00`;
    // It belongs to a parent that is not known (3.3.1).
    delete headers.tracestate;
    return id;
  },
};
