/**
 * For remotes built before carts counted colours: they stored the colour last looked at as the one
 * to order. Here none is known.
 */
export const chosenColor = (_productId: number): string | undefined => undefined;

/** As `chosenColor`: what was only looked at is not stored. */
export const rememberColor = (_productId: number, _color: string): void => undefined;
