import { FormatRegistry, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { InvalidCell, moment, requiredText, text } from '../cells/cells';
import { requiredDate } from '../products/field-kinds';

FormatRegistry.Set('date-time', (value) => !Number.isNaN(Date.parse(value)));

const maxLength = 100_000;

/** A cell that is stored as it stands, with the space around it. */
const exact = (check: (cell: unknown) => unknown) => ({
  empty: '',
  isRequired: true,
  parse: (cell: unknown) => {
    check(cell);
    return String(cell);
  },
});

export const anyText = exact((cell) => text(cell, maxLength));
export const someText = exact((cell) => requiredText(cell, 254));
/** In UTC, since PostgreSQL does not read every zone that JavaScript does. */
export const date = { ...requiredDate, isRequired: true };
export const dateOrNone = { ...date, parse: (cell: unknown) => moment(cell) ?? '' };

/** @param what of the form, for the file's author */
export const matching = (form: RegExp, what: string) =>
  exact((cell) => {
    text(cell, maxLength);
    if (!form.test(String(cell))) throw new InvalidCell(`is not ${what}`);
  });

export const json = (schema: TSchema) =>
  exact((cell) => {
    const wrong = Value.Errors(schema, fromJson(String(cell))).First();
    if (wrong) throw new InvalidCell(`is wrong at '${wrong.path}': ${wrong.message}`);
  });

function fromJson(cell: string): unknown {
  try {
    // JSON can escape what PostgreSQL cannot store.
    return JSON.parse(cell, (_name, value) =>
      typeof value === 'string' ? text(value, maxLength) && value : value,
    );
  } catch (error) {
    throw error instanceof InvalidCell ? error : new InvalidCell('is not JSON');
  }
}
