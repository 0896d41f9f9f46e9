import { ComingPage } from '@shop/shared/ui';
import { comingPages } from './coming-pages';

export const Component = () => <ComingPage {...comingPages.login} />;
