import { printed } from './operator-error';

/** An error of the system, as Node makes it. */
const refused = (code: string, message: string, rest = {}) =>
  Object.assign(new Error(`${code}: ${message}`), { code, ...rest });

it.each([
  refused('EROFS', "read-only file system, mkdir '/shop'", { syscall: 'mkdir', path: '/shop' }),
  // Written to an open file: Node does not name it.
  refused('ENOSPC', 'no space left on device, write', { syscall: 'write' }),
])('of %s an operator reads the sentence alone', (error) => {
  expect(printed(error)).toBe(error.message);
});

it('a fault of the code is printed with where it was thrown', () => {
  const fault = new TypeError('none is not a function');
  expect(printed(fault)).toBe(fault);
});
