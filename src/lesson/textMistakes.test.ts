import { describe, expect, it } from 'vitest';
import { recipeNames } from '../engine/sources/recipeSource.ts';
import { mistakesIn, type MistakeCase } from './smallLesson.ts';

const cases: Readonly<Record<string, readonly MistakeCase[]>> = {
  'the lesson': [
    ['lesson.yaml', 'title: T\n', '', 'lesson.yaml:1: The key "title" is missing: add "title: …".'],
    ['lesson.yaml', 'title: T', 'title:', 'lesson.yaml:4: This is empty: write something here.'],
    [
      'lesson.yaml',
      'title: T',
      'titel: T',
      'lesson.yaml:4: Unknown key "titel": the keys here are id, course, part, title, subtitle, thesis.',
      'lesson.yaml:1: The key "title" is missing: add "title: …".',
    ],
    ['lesson.yaml', 'title: T', 'title: [T]', 'lesson.yaml:4: Write text here, not a list or a mapping.'],
    [
      'lesson.yaml',
      'id: small',
      'id: Small One',
      'lesson.yaml:1: "Small One" cannot be an id: use lower-case letters and digits, in words joined by "-".',
    ],
    [
      'lesson.yaml',
      'title: T',
      'title: T\ntitle: U',
      'lesson.yaml:5: This is not valid YAML: Map keys must be unique.',
    ],
    [
      'lesson.yaml',
      'title: T',
      'title: T: U',
      'lesson.yaml:4: This is not valid YAML: Nested mappings are not allowed in compact mappings. Put text that holds ": " in quotes.',
    ],
  ],
  'the gist': [
    [
      'gist.md',
      'layout=cards',
      'layout=card',
      'gist.md:3: There is no layout "card": write layout= and one of text, steps, soundbite, cards, stage, truths.',
    ],
    [
      'gist.md',
      'layout=stage ',
      '',
      'gist.md:1: This heading has no layout: write layout= and one of text, steps, soundbite, cards, stage, truths.',
    ],
    ['gist.md', 'scenario=story', 'scenario=tale', 'gist.md:1: There is no scenario "tale": the scenarios are story.'],
    [
      'gist.md',
      ' scenario=story',
      '',
      'gist.md:1: A section with layout=stage, and no other, names a scenario: scenario=<id>.',
    ],
    [
      'gist.md',
      '#ways',
      '#story',
      'gist.md:3: There is already a section "story", in lessons/small/gist.md:1: change one of them.',
    ],
    [
      'gist.md',
      ' {#story layout=stage scenario=story}',
      '',
      'gist.md:1: This heading has no id: end it with {#id}, or {#id name=value}.',
      'gist.md:1: This heading has no layout: write layout= and one of text, steps, soundbite, cards, stage, truths.',
    ],
    [
      'gist.md',
      'tone=good',
      'tone=nice',
      'gist.md:5: There is no tone "nice": write tone= and one of good, bad, plain.',
    ],
    [
      'gist.md',
      'kicker=',
      'kick=',
      'gist.md:5: "kick" is not known in the braces of this heading: write #id, kicker=…, tone=….',
    ],
    [
      'gist.md',
      '#second',
      '#first',
      'gist.md:7: There is already a card "first", in lessons/small/gist.md:5: change one of them.',
    ],
    [
      'gist.md',
      '## The',
      'Stray.\n\n## The',
      'gist.md:1: This is in no section: put a heading "## … {#id layout=text}" above it.',
    ],
    [
      'gist.md',
      'step=3',
      'step=4',
      'gist.md:2: The link "#gist?s=story&step=4" names the step "4", which is not there: write one from 0 to 3.',
    ],
    [
      'gist.md',
      'step=3',
      'step=x',
      'gist.md:2: The link "#gist?s=story&step=x" names the step "x", which is not there: write one from 0 to 3.',
    ],
    ['gist.md', 's=story&', 's=tale&', 'gist.md:2: There is no scenario "tale": the scenarios are story.'],
    ['gist.md', 's=story&', '', 'gist.md:2: The link "#gist?step=3" names a step of no scenario: add s=<scenario>.'],
    [
      'gist.md',
      's=story&step=3',
      'k=etcdLease',
      'gist.md:2: The link "#gist?k=etcdLease" names a token source for no scenario: add s=<scenario>.',
    ],
    [
      'gist.md',
      's=story&',
      's=story&k=etcdNothing&',
      `gist.md:2: There is no token source "etcdNothing" to link to: the sources are ${recipeNames.join(', ')}.`,
    ],
    [
      'gist.md',
      '(#gist?s=story&step=3)',
      '(#atlas)',
      'gist.md:2: The link "#atlas" names no tab: the tabs are gist, maps, qa, sandbox.',
    ],
    [
      'gist.md',
      '(#gist?s=story&step=3)',
      '(other.html)',
      'gist.md:2: The link "other.html" leads nowhere: write https://… or an address in the lesson, #gist?s=….',
    ],
    [
      'gist.md',
      '(#gist?s=story&step=3)',
      '(#maps?x=1)',
      'gist.md:2: The link "#maps?x=1" has an unknown part "x": a link to maps can have map, select.',
    ],
    [
      'gist.md',
      '(#gist?s=story&step=3)',
      '(#maps?map=atlas)',
      'gist.md:2: There is no map "atlas" to link to: the maps are flow.',
    ],
    [
      'gist.md',
      '(#gist?s=story&step=3)',
      '(#maps?map=flow&select=c)',
      'gist.md:2: The map flow has no "c" to select: it has a, b, a-b-0, a-b-1.',
    ],
    [
      'gist.md',
      '(#gist?s=story&step=3)',
      '(#maps?select=a)',
      'gist.md:2: The link "#maps?select=a" selects something in no map: add map=<map>.',
    ],
    [
      'gist.md',
      'layout=truths',
      'layout=text',
      'gist.md:1: The truths are shown in one section: give one, and only one, layout=truths.',
    ],
    ['gist.md', 'Do it.', '', 'gist.md:5: There is no text under this heading: write some.'],
    ['gist.md', 'One of', '![p](p.png) One of', 'gist.md:4: Prose cannot hold pictures: say it in words.'],
  ],
  'a truth': [
    [
      'truths/01-one.md',
      'scenario: story',
      'scenario: tale',
      'truths/01-one.md:3: There is no scenario "tale": the scenarios are story.',
    ],
    [
      'truths/01-one.md',
      'It *is* so.',
      '',
      'truths/01-one.md:6: This truth is not explained: write it under the front matter.',
    ],
    [
      'truths/01-one.md',
      '---\ntitle',
      'title',
      'truths/01-one.md:1: Begin this file with its keys (title, scenario, source) between two lines "---".',
    ],
  ],
};

describe.each(Object.entries(cases))('a mistake in %s', (_, ofKind) => {
  it.each(ofKind)('%s: %j → %j', (path, from, to, ...mistakes) => {
    expect(mistakesIn(path, from, to)).toEqual(mistakes);
  });
});
