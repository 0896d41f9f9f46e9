import * as cells from '../cells/cells';
import { type Field, FieldProblem } from './fields';

/** A field that is read as a cell of an import: '₹1,299' is a price, and '' is null. */
const cellField =
  <T>(read: (data: unknown) => T): Field<T> =>
  (data) => {
    try {
      return read(data);
    } catch (error) {
      throw error instanceof cells.InvalidCell ? new FieldProblem([error.message]) : error;
    }
  };

export const priceField = cellField((data) => cells.price(data));
export const stockField = cellField((data) => cells.wholeNumber(data, 0, 1_000_000) ?? 0);
export const momentField = cellField(cells.moment);
