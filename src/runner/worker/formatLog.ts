import { inspect, type InspectOptions } from './inspect.ts';

/** The line that `console.log(...values)` writes, `%` formats filled in. */
export function formatLog(values: readonly unknown[], options: InspectOptions): string {
  // Most lines are one value, and that is shown whatever the program has made of lists.
  if (values.length === 1) return show(values[0], options);
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map((value) => show(value, options)).join(' ');
  const text = first.replace(/%([sdifjoOc%])/g, (placeholder, format: string) => {
    if (format === '%') return '%';
    return rest.length === 0 ? placeholder : fill(format, rest.shift(), options);
  });
  return [text, ...rest.map((value) => show(value, options))].join(' ');
}

function show(value: unknown, options: InspectOptions): string {
  return typeof value === 'string' ? value : inspect(value, options);
}

function fill(format: string, value: unknown, options: InspectOptions): string {
  switch (format) {
    case 's':
      return typeof value === 'string' ? value : inspect(value, { ...options, depth: 0 });
    case 'd':
      return numberText(value, Number);
    case 'i':
      return numberText(value, (text) => Number.parseInt(text, 10));
    case 'f':
      return typeof value === 'symbol' ? 'NaN' : inspect(Number.parseFloat(String(value)));
    case 'j':
      return jsonText(value);
    case 'o':
      return inspect(value, { ...options, depth: 4 });
    case 'c':
      return '';
    default:
      return inspect(value, options);
  }
}

function numberText(value: unknown, read: (text: string) => number): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol' || typeof value === 'function') return 'NaN';
  if (typeof value === 'object' && value !== null) return 'NaN';
  return inspect(read(String(value)));
}

function jsonText(value: unknown): string {
  try {
    const text: unknown = JSON.stringify(value);
    return String(text);
  } catch (error) {
    return error instanceof TypeError && /circular|cyclic/i.test(error.message) ? '[Circular]' : '[no JSON]';
  }
}
