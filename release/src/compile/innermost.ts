import type ts from 'typescript';

/** The compiler's last word says which member it is about. */
export function innermost(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return message;
  const [next] = message.next ?? [];
  return next ? innermost(next) : message.messageText;
}
