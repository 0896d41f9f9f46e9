import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { chromium } from './chromium';

/** The features that Playwright 1.65 turns off; the last list of a command line is the one that counts. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * The address bar of each new window loads two pages of the browser's own into a process of their
 * own, although no window is visible: a quarter of all that a test costs.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A spare renderer for a page that no test opens any more costs a twentieth. */
const spareRenderer = 'SpareRendererForSitePerProcess';

/**
 * A browser that runs anywhere and sends no requests by itself.
 * @param face the one text face it sees, a file of `e2e/faces`, since pages take the face of the
 *   machine (`system-ui`) and layouts depend on its width. A Mac has no fontconfig: there the
 *   machine's own face is used.
 */
export const launchOptions = (face: 'roboto' | 'lexend-exa' = 'roboto'): LaunchOptions => ({
  executablePath: chromium(),
  env: {
    ...process.env,
    FONTCONFIG_FILE: path.join(import.meta.dirname, `../faces/${face}.conf`),
  },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    // A chat that opens is requested, and does not load.
    '--host-resolver-rules=MAP wa.me ~NOTFOUND,MAP *.whatsapp.com ~NOTFOUND',
    `--disable-features=${[...offByPlaywright, ...addressBarPages, spareRenderer].join()}`,
  ],
});
