import { bootPage } from 'federated-site/browser/boot';

bootPage({
  typeface: {
    font: '600 1em "Shop Display"',
    // Letters and the rupee sign are two files.
    text: 'A₹',
    next: ['400 1em "Shop Text"', '600 1em "Shop Text"'],
    isKnown: (url) => localStorage.getItem('shop-face') === url,
    setKnown: (url) => localStorage.setItem('shop-face', url),
  },
  // account-mf carries them out on the next page.
  keepWaiting: (queries) =>
    sessionStorage.setItem('shop-wanted', JSON.stringify([Date.now(), ...queries])),
});
