import { login } from '@shop/shared/session';
import { mockApi } from '@shop/shared/testing';
import { waitFor } from '@testing-library/react';
import { uploadPhoto } from './upload-photo';

/** An upload that ends when a test says so. */
class FakeXhr extends EventTarget {
  readonly upload = {};
  timeout = 0;
  headers = new Map<string, string>();
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send() {
    xhr = this;
  }
}

let xhr: FakeXhr | undefined;
const real = globalThis.XMLHttpRequest;
beforeEach(async () => {
  xhr = undefined;
  globalThis.XMLHttpRequest = FakeXhr as never;
  mockApi({
    'POST /api/auth/token/': { access: 'access', refresh: 'refresh' },
    'GET /api/auth/me/': { first_name: 'Asha', last_name: '', email: 'a@b.co' },
  });
  await login({ email: 'a@b.co', password: 'Abc12!' });
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

it.each(['timeout', 'abort'])('A photo has no answer after its upload ended by %s', async (end) => {
  const answered = uploadPhoto(new Blob(['x']), () => {});
  await waitFor(() => expect(xhr?.timeout).toBe(120_000));
  xhr?.dispatchEvent(new Event(end));
  await expect(answered).rejects.toMatchObject({ name: 'NetworkError' });
});

it('A file that is no picture is sent as one: the API says what is wrong with it', async () => {
  const pdf = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
  uploadPhoto(pdf, () => {}).catch(() => {});
  await waitFor(() => expect(xhr?.headers.get('content-type')).toMatch(/^image\//));
});
