import { watchConsole } from '../console/watch-console';

watchConsole();
