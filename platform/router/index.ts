/**
 * The router names in use, and no more: sharing react-router-dom itself would ship all of it,
 * since a shared module is never tree-shaken.
 */
export {
  createBrowserRouter,
  data,
  matchRoutes,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps } from './Link';
export { isSamePage } from './same-page';
