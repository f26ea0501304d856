import { checkId } from './ids.ts';
import type { Block } from './markdown.ts';
import { listed, type Place, type Report } from './mistake.ts';
import type { Section } from './sections.ts';

/** A heading with an id and attributes in braces: `Who stops it {#who layout=cards}`. */
export class MarkedHeading {
  readonly text: string;
  /** After a mistake one that no other heading can have, so that a missing id is not also reported as given twice. */
  readonly id: string;
  readonly place: Place;
  /** What stands under it. */
  readonly blocks: readonly Block[];
  readonly #attributes: ReadonlyMap<string, string>;
  readonly #report: Report;

  constructor(section: Section, attributeNames: readonly string[], report: Report) {
    const { text = section.heading, marks = '' } = marksPattern.exec(section.heading)?.groups ?? {};
    const found = parseMarks(marks, attributeNames, section.place, report);
    this.text = text;
    this.id = found.id ?? `line ${section.place.line}`;
    this.place = section.place;
    this.blocks = section.blocks;
    this.#attributes = found.attributes;
    this.#report = report;
    if (text === '') report(this.place, 'This heading has no words: write some before the braces.');
    if (found.id === undefined) report(this.place, 'This heading has no id: end it with {#id}, or {#id name=value}.');
    else checkId(found.id, this.place, report);
  }

  optional(name: string): string | undefined {
    return this.#attributes.get(name);
  }

  /** One of `choices`; without the attribute `fallback`, if that may be left out. */
  choice<Choice extends string>(name: string, choices: readonly Choice[], fallback?: Choice): Choice | undefined {
    const value = this.#attributes.get(name) ?? fallback;
    const choice = choices.find((known) => known === value);
    if (choice === undefined) {
      const what = value === undefined ? `This heading has no ${name}` : `There is no ${name} "${value}"`;
      this.#report(this.place, `${what}: write ${name}= and one of ${listed(choices)}.`);
    }
    return choice;
  }
}

const marksPattern = /^(?<text>.*?)\s*\{(?<marks>[^{}]*)\}$/;
const markPattern = /#(?<id>[^\s#]+)|(?<name>[\w-]+)=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s"]+))|(?<rest>\S+)/g;

export const hasMarks = (heading: string): boolean => marksPattern.test(heading);

function parseMarks(
  marks: string,
  attributeNames: readonly string[],
  place: Place,
  report: Report,
): { readonly id: string | undefined; readonly attributes: ReadonlyMap<string, string> } {
  const attributes = new Map<string, string>();
  let id: string | undefined;
  for (const [mark, givenId, name = mark, quoted, bare = ''] of marks.matchAll(markPattern)) {
    if (givenId !== undefined) id = givenId;
    else if (attributeNames.includes(name)) attributes.set(name, quoted ?? bare);
    else {
      const expected = listed(['#id', ...attributeNames.map((known) => `${known}=…`)]);
      report(place, `"${name}" is not known in the braces of this heading: write ${expected}.`);
    }
  }
  return { id, attributes };
}
