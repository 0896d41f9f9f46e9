/**
 * @param amount rupees
 * @returns `₹1,499`, or `₹1,499.50` when there are paise: en-IN grouping (spec section 9)
 */
export function rupees(amount: number): string {
  const paise = Math.round(Math.abs(amount) * 100);
  const digits = paise % 100 === 0 ? 0 : 2;
  const number = (paise / 100).toLocaleString('en-IN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${amount < 0 && paise > 0 ? '-' : ''}₹${number}`;
}
