/**
 * Runs a script file, however long it takes.
 * @throws when it does not come, is not what its integrity says, or throws while running
 */
export function loadScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    if (integrity) script.integrity = integrity;
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    let thrown: Error | undefined;
    const onError = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = new Error(event.message);
    };
    const settle = (error?: Error) => {
      removeEventListener('error', onError);
      script.remove();
      if (error) reject(error);
      else resolve();
    };
    addEventListener('error', onError);
    script.onload = () => settle(thrown);
    script.onerror = () => settle(new Error(`${url} did not load`));
    document.head.append(script);
  });
}
