/** A setting that the API cannot be run with; its message says which, and what it should be. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}
