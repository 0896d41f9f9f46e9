import { defaultConfig } from '@shop/shared/default-config';
import { demoContent } from './demo-content';

describe('a shop that still shows the demo', () => {
  it('is reported setting by setting, each by its name, and the files of claims and testimonials', () => {
    expect(demoContent({ ...defaultConfig, name: 'My Shop', phone: '+91 98000 00000' })).toEqual([
      '"tagline" (shop.json)',
      '"tradingCompany" (shop.json)',
      '"whatsapp" (shop.json)',
      '"email" (shop.json)',
      '"legalName" (shop.json)',
      '"legalAddress" (shop.json)',
      '"gstin" (shop.json)',
      '"grievanceName" (shop.json)',
      '"grievancePhone" (shop.json)',
      '"grievanceEmail" (shop.json)',
      '"stores" (shop.json)',
      '"mapEmbedUrl" (shop.json)',
      '"reviewUrl" (shop.json)',
      '"socialLinks" (shop.json)',
      expect.stringContaining('shared/src/config/claims.ts'),
      expect.stringContaining('host/src/pages/testimonials/testimonials.json'),
    ]);
  });
});
