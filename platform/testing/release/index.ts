// What tests of a site need of releases: its contract and its versions, as these read them.
export { readTables } from '../../release/publish/contract/read-tables';
export { sourceVersion } from '../../release/publish/source-version';
