import { checkFiles as collectProblems, type ImportFiles } from '../../src/import/check-files';
import { throwProblems } from '../../src/import/import-problem';

const emptyShop = { version: 1, categories: [], products: [], posts: [] };

/** Checks the files of an import against a shop that has nothing. Throws ImportRefused. */
export const checkFiles = (files: ImportFiles) =>
  throwProblems((problems) => collectProblems(files, emptyShop, problems));
