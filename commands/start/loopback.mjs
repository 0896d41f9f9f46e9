const loopback = ['localhost', '127.0.0.1', '::1'];

/**
 * An environment in which this machine is asked without a proxy, whatever proxy others are asked
 * by. Node (with NODE_USE_ENV_PROXY=1), npm, Chromium and curl all read NO_PROXY.
 * @param {Record<string, string | undefined>} env
 */
export function loopbackWithoutProxy(env) {
  const known = (env.no_proxy || env.NO_PROXY || '').split(',').map((host) => host.trim());
  const hosts = [...new Set([...known.filter(Boolean), ...loopback])].join(',');
  return { ...env, NO_PROXY: hosts, no_proxy: hosts };
}
