/**
 * @typedef {object} Measure
 * @property {string} what
 * @property {string} unit
 * @property {number} target
 * @property {'atMost' | 'atLeast'} bound
 * @property {readonly number[]} values one per run
 */

/**
 * One line per measure: the median of its runs, their spread, and how it stands to its target.
 *
 * @param {readonly Measure[]} measures
 */
export function tableOf(measures) {
  const head = ['what', 'target', 'median', 'least … most', 'of target', ''];
  const lines = [head, ...measures.map(lineOf)];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const padded = lines.map((line) =>
    line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
  );
  return padded.map((line) => line.join('  ').trimEnd()).join('\n');
}

/** @param {Measure} measure */
function lineOf({ what, unit, target, bound, values }) {
  const median = medianOf(values);
  const isMet = bound === 'atMost' ? median <= target : median >= target;
  return [
    what,
    `${bound === 'atMost' ? '≤' : '≥'} ${shown(target)} ${unit}`,
    `${shown(median)} ${unit}`,
    `${shown(Math.min(...values))} … ${shown(Math.max(...values))}`,
    `${Math.round((median / target) * 100)} %`,
    isMet ? 'met' : 'MISSED',
  ];
}

/** @param {readonly number[]} values */
export function medianOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
}

/** @param {number} value */
function shown(value) {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
}
