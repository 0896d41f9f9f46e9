import { startServer } from '../../platform/server/start';
import { site } from './site';

// The program of the storefront server.

startServer(site);
