import type { Currency } from '@shop/shared/default-config';
import { InvalidCell } from '../cells/cells';
import type { CellContext } from '../products/field-kinds';
import { type Field, FieldProblem } from './fields';

/** A field that is read as a cell of an import: '₹1,299' is a price in rupees, and '' is null. */
export const cellField =
  <T>({ parse }: { parse(cell: unknown, context: CellContext): T }, currency: Currency): Field<T> =>
  (data) => {
    try {
      return parse(data, { row: {}, currency });
    } catch (error) {
      throw error instanceof InvalidCell ? new FieldProblem([sentence(error.message)]) : error;
    }
  };

/** 'is empty', which an import says of a column, as a form says it of its field. */
const sentence = (message: string): string => `${/^[a-z]/.test(message) ? 'This ' : ''}${message}.`;
