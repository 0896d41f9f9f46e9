import { longhands } from './longhands';

const { insertRule } = CSSStyleSheet.prototype;

/** For Chromium 81 to 86: what scripts draw, such as a panel, has its place too. */
CSSStyleSheet.prototype.insertRule = function insertLonghands(rule, index) {
  return insertRule.call(this, longhands(rule), index);
};
