/** Under this key the browser stores the list of a visitor without an account. */
export const guestListKey = 'shop-list';
