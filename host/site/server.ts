import { startServer } from 'federated-site/server';
import { site } from './site';

// The program of the storefront server.

startServer(site);
