/**
 * Returns the smallest number that is not exceeded by that share of the numbers; 0 without numbers.
 * @param {readonly number[]} numbers
 * @param {number} share 0 to 1
 */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/**
 * @typedef {object} Spread
 * @property {number} median
 * @property {number} least
 * @property {number} most
 */

/** @param {readonly number[]} numbers @returns {Spread} */
export const spreadOf = (numbers) => ({
  median: median(numbers),
  least: Math.min(...numbers),
  most: Math.max(...numbers),
});
