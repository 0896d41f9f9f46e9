import { noSuchPk } from '../fields/pk-field';
import { invalidFields } from '../manners/api-error';

/** PostgreSQL's foreign_key_violation. */
const missingReference = '23503';

/** For `catch`: something that was removed after its id was checked is a 400 for that field. */
export function asMissing(field: string, id: number): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw code === missingReference ? invalidFields({ [field]: [noSuchPk(id)] }) : error;
  };
}
