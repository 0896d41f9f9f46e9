import type { RouteObject } from '@shop/shared/router';
export const comingRoutes: RouteObject[] = [];
