/** `npm run dev` builds for development; what that takes is loaded then alone. */
const isDevelopment = process.env.SHOP_DEV === '1';

/**
 * @param builds of one app, for visitors; the first is what its pages run
 * @returns the same, or those for development
 */
function forWhom(builds) {
  if (!isDevelopment) return builds;
  const { forDevelopment } = require('./dev/for-development');
  return builds.map((build, at) => forDevelopment(build, { isPage: at === 0 }));
}

module.exports = { forWhom, isDevelopment };
