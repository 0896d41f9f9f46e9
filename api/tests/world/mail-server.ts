import { createServer, type Socket } from 'node:net';

/** An SMTP server (RFC 5321) that takes every message and keeps it. */
export async function openMailServer() {
  const messages: string[] = [];
  const server = createServer((socket) => converse(socket, messages));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A test that fails half way does not close it.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function converse(socket: Socket, messages: string[]): void {
  let text = '';
  let inMessage = false;
  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.write('220 test\r\n');
  socket.on('data', (chunk: string) => {
    text += chunk;
    const end = inMessage ? '\r\n.\r\n' : '\r\n';
    for (let at = text.indexOf(end); at >= 0; at = text.indexOf(end)) {
      const part = text.slice(0, at);
      text = text.slice(at + end.length);
      if (inMessage) {
        messages.push(part);
        inMessage = false;
        socket.write('250 kept\r\n');
      } else {
        inMessage = part === 'DATA';
        socket.write(answerTo(part));
        if (part === 'QUIT') socket.end();
      }
      if (inMessage) return;
    }
  });
}

const answerTo = (command: string): string =>
  command === 'DATA' ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n';
