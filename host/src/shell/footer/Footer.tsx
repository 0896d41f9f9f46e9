import { claims, shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { SmartLink, WhatsAppLink, Wrap } from '@shop/shared/ui';
import { phoneUrl } from '../phone-url';
import { FooterList } from './FooterList';
import { categoryShortcuts, footerLinks } from './footer-links';

/** Spec section 2, Footer. */
export function Footer() {
  const { name, tagline, phone, email, stores, socialLinks } = shopConfig();
  const [store] = stores;
  return (
    <footer className="footer">
      <Wrap>
        <div className="footer-columns">
          <div>
            <strong>{name}</strong>
            <p>{tagline}</p>
            <WhatsAppLink href={greetingUrl()} size="s">
              Chat on WhatsApp
            </WhatsAppLink>
          </div>
          <FooterList title="The shop" links={footerLinks} />
          <FooterList title="Categories" links={categoryShortcuts} />
          <div>
            <h2>Visit or call</h2>
            <address>
              {store && (
                <p>
                  {[...store.lines, `${store.city} ${store.postalCode}`].map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </p>
              )}
              <SmartLink to={phoneUrl()}>{phone}</SmartLink>
              <SmartLink to={`mailto:${email}`}>{email}</SmartLink>
            </address>
            <p>
              Hours: <span>{claims.hours.footer}</span>
            </p>
          </div>
        </div>
        <div className="footer-bottom">
          <span>© {name}</span>
          <ul>
            {socialLinks.map((social) => (
              <li key={social.url}>
                <SmartLink to={social.url}>{social.name}</SmartLink>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </footer>
  );
}
