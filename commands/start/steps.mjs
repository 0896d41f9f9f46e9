const begun = performance.now();
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s`;

/** A line of progress, with the time since the command began. */
export const say = (line) => console.log(`${seconds()}  ${line}`);
