import { icon } from '@shop/shared/ui';

// Marked as pure: an app bundles only those that it draws.
export const CheckIcon = /* @__PURE__ */ icon('M4.6 12.6l5 5L19.6 6.8');
export const ChevronRightIcon = /* @__PURE__ */ icon('M9.4 5.4l6.6 6.6-6.6 6.6');
export const ClockIcon = /* @__PURE__ */ icon(
  'M20.4 12a8.4 8.4 0 1 1-16.8 0 8.4 8.4 0 0 1 16.8 0zM12 7v5l3.4 2',
);
export const ExchangeIcon = /* @__PURE__ */ icon(
  'M4 8.4h14.6M15 4.8l3.8 3.6L15 12M20 15.6H5.4M9 12l-3.8 3.6L9 19.2',
);
export const ExpandIcon = /* @__PURE__ */ icon(
  'M14.4 4H20v5.6M20 4l-6.6 6.6M9.6 20H4v-5.6M4 20l6.6-6.6',
);
export const MailIcon = /* @__PURE__ */ icon('M3.6 5.6h16.8v12.8H3.6zM4 6.4l8 6.4 8-6.4');
export const MinusIcon = /* @__PURE__ */ icon('M4.6 12h14.8');
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21c-4.6-4.7-6.9-8.2-6.9-11.2a6.9 6.9 0 0 1 13.8 0c0 3-2.3 6.5-6.9 11.2zM14.4 9.8a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0z',
);
export const PlusIcon = /* @__PURE__ */ icon('M12 4.6v14.8M4.6 12h14.8');
export const ShareIcon = /* @__PURE__ */ icon('M12 15V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18');
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.2l7.6 2.6v5.6c0 4.6-3 7.6-7.6 9.4-4.6-1.8-7.6-4.8-7.6-9.4V5.8zM8.6 11.8l2.4 2.4 4.4-4.6',
);
export const TruckIcon = /* @__PURE__ */ icon(
  'M2.6 6h11.2v10.6H2.6zM13.8 9.6h4l3.6 3.6v3.4h-7.6M9.2 17.4a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM19 17.4a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
);
export const UserIcon = /* @__PURE__ */ icon(
  'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.4 20.4a7.6 7.6 0 0 1 15.2 0',
);
