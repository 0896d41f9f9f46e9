export {
  consumePendingAction,
  type PendingAction,
  rememberIntent,
  rememberPendingAction,
  withdrawPendingAction,
} from './pending-action';
export {
  checkSession,
  greetingName,
  session,
  startSession,
  type User,
  useSession,
} from './session';
export { login, logout, register } from './sign-in';
