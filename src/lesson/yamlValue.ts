import { isMap, isScalar, isSeq, LineCounter, parseDocument, type ParsedNode } from 'yaml';
import { listed, type Place, type Report } from './mistake.ts';

/** Where a parsed YAML text stands and whom to tell about its mistakes. */
interface Source {
  readonly start: Place;
  readonly lines: LineCounter;
  readonly report: Report;
}

/**
 * A value of a lesson's YAML. Each `as…` gives the value in the asked form, or reports where it stands and gives
 * `undefined` or nothing. All scalars are text (`41` and `yes` too), so that authors need no quotes.
 */
export class YamlValue {
  readonly place: Place;
  readonly #node: ParsedNode;
  readonly #source: Source;

  constructor(node: ParsedNode, source: Source) {
    this.#node = node;
    this.#source = source;
    this.place = placeIn(source, node.range[0]);
  }

  /** Where the text begins: on the line after the `|` or `>` of a block. */
  get textPlace(): Place {
    const isBlock = isScalar(this.#node) && (this.#node.type === 'BLOCK_LITERAL' || this.#node.type === 'BLOCK_FOLDED');
    return isBlock ? { ...this.place, line: this.place.line + 1 } : this.place;
  }

  get isMapping(): boolean {
    return isMap(this.#node);
  }

  asText(): string | undefined {
    const scalar = isScalar(this.#node) ? this.#node.value : undefined;
    const text = typeof scalar === 'string' ? scalar.trim() : undefined;
    if (text === undefined) this.#report('Write text here, not a list or a mapping.');
    if (text === '') this.#report('This is empty: write something here.');
    return text === '' ? undefined : text;
  }

  asNumber(least: number): number | undefined {
    const text = this.asText();
    if (text === undefined) return undefined;
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isSafeInteger(number) && number >= least) return number;
    this.#report(`Write a whole number of at least ${least} here, not "${text}".`);
    return undefined;
  }

  asChoice<Choice extends string>(choices: readonly Choice[]): Choice | undefined {
    const text = this.asText();
    if (text === undefined) return undefined;
    const choice = choices.find((known) => known === text);
    if (choice === undefined) this.#report(`"${text}" is not known here: choose one of ${listed(choices)}.`);
    return choice;
  }

  /** The items of a list that is not empty; after a mistake none. */
  asList(): readonly YamlValue[] {
    const items = isSeq<ParsedNode>(this.#node) ? this.#node.items : [];
    if (items.length === 0) this.#report('Write a list with at least one item here, each item after "- ".');
    return items.map((item) => new YamlValue(item, this.#source));
  }

  /** A mapping with any keys, in file order; after a mistake none. */
  asEntries(): readonly YamlEntry[] {
    if (!isMap<ParsedNode, ParsedNode | null>(this.#node)) {
      this.#report('Write lines of the form "key: value" here.');
      return [];
    }
    return this.#node.items.map(({ key, value }) => ({
      key: isScalar(key) ? String(key.value) : '',
      place: placeIn(this.#source, key.range[0]),
      value: new YamlValue(value ?? key, this.#source),
    }));
  }

  /** A mapping with no keys but these. */
  asMapping(keys: readonly string[]): YamlMapping {
    const entries = this.asEntries();
    const { report } = this.#source;
    for (const { key, place } of entries) {
      if (!keys.includes(key)) report(place, `Unknown key "${key}": the keys here are ${listed(keys)}.`);
    }
    return this.isMapping ? new YamlMapping(entries, this.place, report) : brokenMapping(this.place);
  }

  #report(sentence: string): void {
    this.#source.report(this.place, sentence);
  }
}

export interface YamlEntry {
  readonly key: string;
  /** Where the key stands. */
  readonly place: Place;
  readonly value: YamlValue;
}

export class YamlMapping {
  readonly place: Place;
  readonly #entries: ReadonlyMap<string, YamlValue>;
  readonly #report: Report;

  constructor(entries: readonly YamlEntry[], place: Place, report: Report) {
    this.#entries = new Map(entries.map(({ key, value }) => [key, value]));
    this.place = place;
    this.#report = report;
  }

  optional(key: string): YamlValue | undefined {
    return this.#entries.get(key);
  }

  required(key: string): YamlValue | undefined {
    const value = this.#entries.get(key);
    if (!value) this.#report(this.place, `The key "${key}" is missing: add "${key}: …".`);
    return value;
  }

  /** The text under a required key; after a mistake the empty text, which no one will see. */
  text(key: string): string {
    return this.required(key)?.asText() ?? '';
  }

  /** The items under a required key; after a mistake none. */
  list(key: string): readonly YamlValue[] {
    return this.required(key)?.asList() ?? [];
  }
}

/** Stands for a mapping with a mistake that is reported already, so it has nothing and reports nothing. */
export const brokenMapping = (place: Place): YamlMapping => new YamlMapping([], place, () => undefined);

/** Parses a YAML text whose first line stands at `start`: a mapping with no keys but these. */
export function parseYaml(text: string, start: Place, keys: readonly string[], report: Report): YamlMapping {
  const source = { start, lines: new LineCounter(), report };
  const document = parseDocument(text, { lineCounter: source.lines, schema: 'failsafe', prettyErrors: false });
  for (const { pos, message, code } of [...document.errors, ...document.warnings]) {
    const hint = code === 'BLOCK_AS_IMPLICIT_KEY' ? ' Put text that holds ": " in quotes.' : '';
    report(placeIn(source, pos[0]), `This is not valid YAML: ${message}.${hint}`);
  }
  if (document.errors.length > 0) return brokenMapping(start);
  if (document.contents) return new YamlValue(document.contents, source).asMapping(keys);
  report(start, `Nothing is written here: write ${keys.map((key) => `"${key}: …"`).join(', ')}.`);
  return brokenMapping(start);
}

function placeIn({ start, lines }: Source, offset: number): Place {
  return { file: start.file, line: start.line + lines.linePos(offset).line - 1 };
}
