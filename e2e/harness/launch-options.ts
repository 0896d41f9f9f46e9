import type { LaunchOptions } from '@playwright/test';
import { chromium } from './chromium';

/** What Playwright 1.65 turns off; the last list of a command line is the one that counts. */
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
 * own, although nobody sees a window: a quarter of all that a test costs.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A renderer kept ready for a page that no test opens any more costs a twentieth. */
const spareRenderer = 'SpareRendererForSitePerProcess';

/** A browser that runs anywhere and calls nobody by itself. */
export const launchOptions: LaunchOptions = {
  executablePath: chromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    `--disable-features=${[...offByPlaywright, ...addressBarPages, spareRenderer].join()}`,
  ],
};
