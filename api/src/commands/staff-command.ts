import { withShop } from '../admin/with-shop';
import { readArguments, usageError } from './arguments';

/** `staff list`, `staff add <e-mail address>`, `staff remove <e-mail address>` */
export async function staff(args: string[]): Promise<void> {
  const [what, email, ...rest] = readArguments(args, {}).positionals;
  if (what === 'list' && email === undefined) {
    const emails = await withShop((shop) => shop.staff());
    console.log(
      emails.join('\n') || 'No account may use the desk yet: staff add <e-mail address>.',
    );
    return;
  }
  if ((what !== 'add' && what !== 'remove') || !email?.includes('@') || rest.length > 0) {
    throw usageError('staff takes list, add <e-mail address> or remove <e-mail address>.');
  }
  const change = { email, isStaff: what === 'add' };
  const found = await withShop((shop) => shop.setStaff(change));
  if (!found) {
    throw usageError(`Nothing was changed: ${email} has no account. Register it at /register.`);
  }
  console.log(
    change.isStaff
      ? `${email} may use the desk now, after the next sign-in.`
      : `${email} can no longer use the desk.`,
  );
}
