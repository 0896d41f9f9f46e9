/** The server took a registration neither as done nor as refused (spec section 8). */
export class UnexpectedRegisterResponse extends Error {
  override readonly name = 'UnexpectedRegisterResponse';

  constructor(readonly status: number) {
    super('Unexpected register response');
  }
}
