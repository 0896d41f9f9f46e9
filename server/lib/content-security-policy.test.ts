import { defaultConfig } from '@shop/shared/default-config';
import { contentSecurityPolicy } from './content-security-policy';

const policy = contentSecurityPolicy(
  'sha384-boot',
  '<style data-x="1">a{color:red}</style>',
  defaultConfig,
);

describe('the policy of a page', () => {
  it('refuses everything that is not named', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('runs scripts of this origin only, and inline the boot script alone, never eval', () => {
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'sha384-boot'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('takes pictures from this origin and the API’s, where uploads may lie', () => {
    expect(policy).toContain("img-src 'self' data:;");
    const other = contentSecurityPolicy('sha384-boot', '', {
      ...defaultConfig,
      apiOrigin: 'https://api.example',
    });
    expect(other).toContain("img-src 'self' data: https://api.example;");
    const further = contentSecurityPolicy('sha384-boot', '', defaultConfig, {
      pictureOrigins: ['https://cdn.example'],
    });
    expect(further).toContain("img-src 'self' data: https://cdn.example;");
  });

  it('lets forms lead to a chat where a page has such a form, and nowhere else', () => {
    expect(policy).toContain("form-action 'self';");
    const product = contentSecurityPolicy('sha384-boot', '', defaultConfig, { chats: true });
    expect(product).toContain("form-action 'self' https://wa.me https://api.whatsapp.com;");
  });

  it('lets HTML be made by the sanitiser alone', () => {
    expect(policy).toContain('trusted-types default shop-html;');
  });

  it('allows style sheets by their hash', () => {
    // echo -n 'a{color:red}' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='");
  });

  it('takes frames from the configured map only', () => {
    expect(policy).toContain(`frame-src ${new URL(defaultConfig.mapEmbedUrl).origin};`);
    const none = contentSecurityPolicy('sha384-boot', '', { ...defaultConfig, mapEmbedUrl: '' });
    expect(none).toContain("frame-src 'none'");
  });

  it('asks for TLS where the shop has it', () => {
    expect(policy).not.toContain('upgrade-insecure-requests');
    const tls = contentSecurityPolicy('sha384-boot', '', {
      ...defaultConfig,
      siteUrl: 'https://shop.example',
    });
    expect(tls).toContain('upgrade-insecure-requests');
  });
});
