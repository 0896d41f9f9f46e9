import { bootPage } from 'federated-site/browser/boot';

bootPage();
