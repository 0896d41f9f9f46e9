import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers instead of the real API; `undefined` leaves it to the real one. */
export type Answer = { status: number; body: unknown } | 'cut off' | 'silence' | undefined;
export type Mood = (path: string) => Answer;

/** An API between the storefront and the real one, whose mood the test sets. */
export interface StandInApi {
  url: string;
  mood: Mood;
  /** Answers nothing until the returned function is called, as an API does that is slow. */
  hold(): () => void;
  /** Is well again, and cuts off the calls that wait for an answer. */
  recover(): void;
  close(): Promise<void>;
}

/** @param upstream origin of a shop whose API answers when the mood is good */
export async function openStandIn(upstream: string): Promise<StandInApi> {
  let held: Promise<void> | undefined;
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    await held;
    const answer = standIn.mood(path);
    if (answer === 'cut off') return void request.socket.destroy();
    if (answer === 'silence') return;
    if (answer) {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(answer.body));
    }
    const real = await fetch(upstream + path, {
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    response.writeHead(real.status, {
      'content-type': real.headers.get('content-type') ?? 'application/octet-stream',
    });
    response.end(Buffer.from(await real.arrayBuffer()));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StandInApi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: () => undefined,
    hold: () => {
      let letGo = () => {};
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return letGo;
    },
    recover: () => {
      standIn.mood = () => undefined;
      held = undefined;
      server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}
