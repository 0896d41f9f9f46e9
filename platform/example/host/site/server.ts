import { startServer } from 'federated-site/server';
import { site } from './site';

startServer(site);
