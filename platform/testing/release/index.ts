export { readTables } from '../../release/publish/contract/read-tables';
