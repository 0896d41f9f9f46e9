import { refuseWeakSecret } from './secret-key';

const own = 'f3b1c2a4d5e6978812345678deadbeef';

describe('A shop with visitors', () => {
  it.each([
    ['in production', undefined, 'production'],
    ['on PostgreSQL', 'postgres://127.0.0.1/shop', undefined],
  ])('does not open %s without a secret of its own', (_where, databaseUrl, nodeEnv) => {
    const open = (secretKey: string | undefined) => () =>
      refuseWeakSecret({ databaseUrl, secretKey }, nodeEnv);
    expect(open(undefined)).toThrow('SECRET_KEY is not set');
    for (const published of [
      'django-insecure-k3y#of&another(project)',
      'please-change-me-please-change-me-now',
      'x'.repeat(40),
    ]) {
      expect(open(published)).toThrow('SECRET_KEY is one that others can guess');
      expect(open(published)).not.toThrow(published);
    }
    expect(open(own)).not.toThrow();
  });
});

describe('A trial shop', () => {
  it('opens with the secret that it makes', () => {
    const trial = { databaseUrl: undefined, secretKey: undefined };
    expect(() => refuseWeakSecret(trial, undefined)).not.toThrow();
  });
});
