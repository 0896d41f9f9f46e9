/**
 * For remotes built before carts counted colours: they stored the colour last looked at as the one
 * to order. Here none is known.
 */
export const chosenColor = (_productId: number): string | undefined => undefined;

/** As `chosenColor`: a colour that was only viewed is not stored. */
export const rememberColor = (_productId: number, _color: string): void => undefined;
