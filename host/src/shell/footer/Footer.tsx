import { footerHours, shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { AppLink, Container, WhatsAppLink } from '@shop/shared/ui';
import { phoneUrl } from '@shop/shared/ui/bundled';
import { Link, useLocation } from 'federated-site/router';
import { useId } from 'react';

const footerLinks = [
  { to: '/', label: 'Home' },
  { to: '/products', label: 'Products' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/faq', label: 'FAQ' },
  { to: '/care', label: 'Care' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms & Conditions' },
];

/** The category shortcuts (spec section 2, Footer): words for fixed slugs. */
const defaultShortcuts = [
  { slug: 'mens', label: "Men's" },
  { slug: 'womens', label: "Women's" },
  { slug: 'wallets', label: 'Wallets' },
  { slug: 'office', label: 'Office' },
  { slug: 'travel', label: 'Travel' },
  { slug: 'accessories', label: 'Accessories' },
];

/** Links to the categories of the configuration, or to those of the specification. */
export const categoryLinks = () =>
  (shopConfig().categoryShortcuts ?? defaultShortcuts).map(({ slug, label }) => ({
    to: `/products?category=${encodeURIComponent(slug)}`,
    label,
  }));

/** Spec section 2, Footer. */
export function Footer() {
  const { name, tagline, phone, email, stores, socialLinks } = shopConfig();
  const [store] = stores;
  return (
    <footer className="footer">
      <Container>
        <div className="footer-columns">
          <div>
            <strong>{name}</strong>
            <p>{tagline}</p>
            <WhatsAppLink href={greetingUrl()} size="s">
              Chat on WhatsApp
            </WhatsAppLink>
          </div>
          <FooterList title="The shop" links={footerLinks} />
          <FooterList title="Categories" links={categoryLinks()} />
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
              <AppLink to={phoneUrl()}>{phone}</AppLink>
              <AppLink to={`mailto:${email}`}>{email}</AppLink>
              <AppLink to="/contact#seller">Seller and complaints</AppLink>
            </address>
            <p>
              Hours: <span>{footerHours}</span>
            </p>
          </div>
        </div>
        <div className="footer-bottom">
          <span>{`© ${name}`}</span>
          <ul>
            {socialLinks.map((social) => (
              <li key={social.url}>
                <AppLink to={social.url}>{social.name}</AppLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

function FooterList({ title, links }: { title: string; links: typeof footerLinks }) {
  const id = useId();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={to === here ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
