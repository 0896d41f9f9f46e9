import { sampleSettings } from '../testing/sample-site';
import { contentSecurityPolicy } from './content-security-policy';

const { config, rules } = sampleSettings({ API_ORIGIN: '' });
const policy = contentSecurityPolicy(
  'sha384-boot',
  '<style data-x="1">a{color:red}</style>',
  config,
  rules,
);

describe('the policy of a page', () => {
  it('refuses everything that is not named', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('runs scripts of this origin only, and inline the boot script alone, never eval', () => {
    const scripts = policy.split(';').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'sha384-boot'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('takes pictures from this origin and the API’s, where uploads may lie', () => {
    expect(policy).toContain("img-src 'self' data:;");
    const withApi = { ...config, apiOrigin: 'https://api.example' };
    const other = contentSecurityPolicy('sha384-boot', '', withApi, rules);
    expect(other).toContain("img-src 'self' data: https://api.example;");
    const further = contentSecurityPolicy('sha384-boot', '', config, rules, {
      pictureOrigins: ['https://cdn.example'],
    });
    expect(further).toContain("img-src 'self' data: https://cdn.example;");
  });

  it('lets forms lead out of the site where a page has such a form, and to the site’s places only', () => {
    expect(policy).toContain("form-action 'self';");
    const leading = contentSecurityPolicy('sha384-boot', '', config, rules, {
      hasExternalForm: true,
    });
    expect(leading).toContain("form-action 'self' https://chat.example;");
  });

  it('lets HTML be made by the sanitiser alone', () => {
    expect(policy).toContain('trusted-types default shop-html;');
  });

  it('allows style sheets by their hash', () => {
    // echo -n 'a{color:red}' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='");
  });

  it('takes frames from the origins that the site names only', () => {
    expect(policy).toContain('frame-src https://maps.example;');
    const none = contentSecurityPolicy('sha384-boot', '', config, { ...rules, frameOrigins: [] });
    expect(none).toContain("frame-src 'none'");
  });

  it('asks for TLS where the shop has it', () => {
    expect(policy).not.toContain('upgrade-insecure-requests');
    const withTls = { ...config, siteUrl: 'https://shop.example' };
    const tls = contentSecurityPolicy('sha384-boot', '', withTls, rules);
    expect(tls).toContain('upgrade-insecure-requests');
  });
});
