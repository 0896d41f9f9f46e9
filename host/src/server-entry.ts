import { createServerEntry } from 'federated-site/rendering';
import { renderingSite } from './rendering-site';

/** The server bundle: what the storefront server calls. */
export default createServerEntry(renderingSite);
