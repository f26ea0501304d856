import { describe, expect, it } from 'vitest';
import { describeMistakes } from './mistake.ts';
import { mistakesIn, mistakesWith, smallLesson } from './smallLesson.ts';

/** A file, what is replaced in it by what, and everything that is then reported. */
type Case = readonly [path: string, from: string, to: string, ...mistakes: string[]];

const cases: Readonly<Record<string, readonly Case[]>> = {
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
  'a map': [
    [
      'maps/01-flow.mmd',
      'flowchart LR',
      'graph LR',
      'maps/01-flow.mmd:1: A map begins with the line "flowchart LR" (or TD).',
    ],
    [
      'maps/01-flow.mmd',
      'a --> b',
      'a --> b --> c',
      'maps/01-flow.mmd:3: A map cannot hold this line: write a node, A[Label], or one edge, A -->|label| B.',
    ],
    [
      'maps/01-flow.mmd',
      'a --> b',
      'a --> c',
      'maps/01-flow.mmd:3: The node c is drawn but not explained: add it under "nodes" in lessons/small/maps/01-flow.yaml.',
      'maps/01-flow.yaml:8: This explains an edge from a to b, but the edge drawn at this place goes from a to c (line 3): put them in one order.',
    ],
    [
      'maps/01-flow.mmd',
      'a --> b',
      'b --> a',
      'maps/01-flow.yaml:8: This explains an edge from a to b, but the edge drawn at this place goes from b to a (line 3): put them in one order.',
    ],
    [
      'maps/01-flow.mmd',
      '  a --> b\n',
      '',
      'maps/01-flow.yaml:8: The edge from a to b is explained but not drawn: draw it, or remove this.',
    ],
    [
      'maps/01-flow.mmd',
      '"ask"',
      '"beg"',
      'maps/01-flow.yaml:7: This edge is drawn with the label "beg": write the same label here.',
    ],
    [
      'maps/01-flow.mmd',
      'a --> b',
      'a --> b\n  end1 --> end',
      'maps/01-flow.mmd:4: "end" is a word of Mermaid: give this node another id.',
    ],
    [
      'maps/01-flow.mmd',
      'flowchart LR',
      '%%{init: {"securityLevel": "loose"}}%%\nflowchart LR',
      'maps/01-flow.mmd:1: A map cannot set up Mermaid: remove this "%%{…}".',
    ],
    [
      'maps/01-flow.mmd',
      'A (client)',
      'A %%{wrap}%%',
      'maps/01-flow.mmd:2: A map cannot set up Mermaid: remove this "%%{…}".',
    ],
    [
      'maps/01-flow.yaml',
      'summary: A asks B.',
      'summary: A asks B.\nscenario: tale',
      'maps/01-flow.yaml:3: There is no scenario "tale": the scenarios are story.',
    ],
    [
      'maps/01-flow.yaml',
      'label: ask,',
      'label: ask, events: [writeLost],',
      'maps/01-flow.yaml:7: "writeLost" is not known here: choose one of leaseGranted, acquireRefused, leaseExpired, readAccepted, readRejected, writeAccepted, writeRejected, duplicateRecognised.',
    ],
    [
      'maps/01-flow.yaml',
      '  b: { label: B, why: It answers. }\n',
      '',
      'maps/01-flow.mmd:2: The node b is drawn but not explained: add it under "nodes" in lessons/small/maps/01-flow.yaml.',
    ],
    [
      'maps/01-flow.yaml',
      'edges:',
      '  c: { label: C, why: No. }\nedges:',
      'maps/01-flow.yaml:6: The node c is explained but not drawn: draw it, or remove this.',
    ],
    ['maps/01-flow.yaml', ', effect: e', '', 'maps/01-flow.yaml:7: The key "effect" is missing: add "effect: …".'],
  ],
  'a table': [
    [
      'tables/01-sizes.yaml',
      'rows:',
      'choose: Weight\nrows:',
      'tables/01-sizes.yaml:3: "Weight" is not known here: choose one of Name, Size.',
    ],
    [
      'tables/01-sizes.yaml',
      '[one, 1]',
      '[one, { short: 1, source: book }]',
      'tables/01-sizes.yaml:4: There is no source "book": the sources are none.',
    ],
    [
      'tables/01-sizes.yaml',
      '[one, 1]',
      '[one, { text: 1 }]',
      'tables/01-sizes.yaml:4: The key "short" is missing: add "short: …".',
    ],
    [
      'tables/01-sizes.yaml',
      '[one, 1]',
      '[one]',
      'tables/01-sizes.yaml:4: Write 2 cells in this row, one for each column: it has 1.',
    ],
    [
      'tables/01-sizes.yaml',
      '[Name, Size]',
      '[]',
      'tables/01-sizes.yaml:2: Write a list with at least one item here, each item after "- ".',
    ],
  ],
  'a question': [
    [
      'questions/01-why.md',
      '## Long\nSee',
      'See',
      'questions/01-why.md:8: This question has no long answer: write one under "## Long".',
    ],
    ['questions/01-why.md', 'So.', '', 'questions/01-why.md:8: There is no text under "## Short": write it.'],
    [
      'questions/01-why.md',
      '## Long',
      '## Longer',
      'questions/01-why.md:10: "## Longer" is no part of an answer: the parts are "## Short", "## Long" and "## Mistake".',
      'questions/01-why.md:8: This question has no long answer: write one under "## Long".',
    ],
    [
      'questions/01-why.md',
      'level: basic',
      'level: easy',
      'questions/01-why.md:4: "easy" is not known here: choose one of basic, deeper, expert.',
    ],
    [
      'questions/01-why.md',
      'card=why',
      'card=who',
      'questions/01-why.md:11: There is no question "who" to link to: the questions are why.',
    ],
    [
      'questions/01-why.md',
      '## Long',
      '## Short',
      'questions/01-why.md:10: There is already a part "Short", in lessons/small/questions/01-why.md:8: change one of them.',
      'questions/01-why.md:8: This question has no long answer: write one under "## Long".',
    ],
    [
      'questions/01-why.md',
      '&step=2',
      '&step=9',
      'questions/01-why.md:5: The link "#gist?s=story&step=9" names the step "9", which is not there: write one from 0 to 3.',
    ],
    [
      'questions/01-why.md',
      '#gist?s=story&step=2',
      '#maps',
      'questions/01-why.md:5: "#maps" shows nothing: write "#gist?s=<scenario>&step=<n>".',
    ],
    [
      'questions/01-why.md',
      '&step=2',
      '&v=1&d=pA.e&step=3',
      'questions/01-why.md:5: The link "#gist?s=story&v=1&d=pA.e&step=3" names the step "3", which is not there: write one from 0 to 2.',
    ],
    [
      'questions/01-why.md',
      "'#gist?s=story&step=2'",
      '{ system: 2.1, property: no-lost-update }',
      'questions/01-why.md:5: This is no small system: write one like "2.1.readModifyWrite.fence.counter.durable.atomic.none".',
    ],
    [
      'questions/01-why.md',
      "'#gist?s=story&step=2'",
      '{ system: 2.1.blindWrite.fence.counter.durable.atomic.none, property: no-lost-update }',
      'questions/01-why.md:5: "no-lost-update" is not known here: choose one of accepted-tokens-never-decrease, no-write-undone, no-newer-write-overwritten, no-superseded-write-accepted, one-holder, one-believer, holder-never-refused.',
    ],
    [
      'questions/01-why.md',
      "'#gist?s=story&step=2'",
      '{ challenge: one }',
      'questions/01-why.md:5: There is no challenge "one": write the id of one.',
    ],
    [
      'questions/01-why.md',
      '[So]',
      'So',
      'questions/01-why.md:6: Write a list with at least one item here, each item after "- ".',
    ],
  ],
  'a snippet': [
    [
      'sandbox/01-run.yaml',
      'code: run.py',
      'code: walk.py',
      'sandbox/01-run.yaml:3: There is no file sandbox/walk.py: add it, or name one that is there.',
    ],
    [
      'sandbox/01-run.yaml',
      'language: python',
      'language: typescript',
      'sandbox/01-run.yaml:3: "run.py" does not end in .ts: name a file that does.',
    ],
    [
      'sandbox/01-run.yaml',
      'language: python',
      'language: rust',
      'sandbox/01-run.yaml:2: "rust" is not known here: choose one of python, typescript, sql.',
    ],
  ],
  'an exercise': [
    [
      'exercises/01-try.md',
      ' {#now}',
      '',
      'exercises/01-try.md:5: This heading has no id: end it with {#id}, or {#id name=value}.',
    ],
    [
      'exercises/01-try.md',
      'This.',
      '',
      'exercises/01-try.md:5: This question has no answer: write it under the heading.',
    ],
    [
      'exercises/01-try.md',
      '## What now? {#now}\nThis.\n',
      '',
      'exercises/01-try.md:4: This exercise asks nothing: add "## <question> {#id}".',
    ],
  ],
  'a scenario': [
    [
      'scenarios/story.yaml',
      '[no-fence, fence]',
      '[fence, fences]',
      'scenarios/story.yaml:3: "fences" is not known here: choose one of no-fence, fence, strict, sequence, seal, uuid, claim, checks-lease, rereads-token, check-then-act, forgetful-storage, forgetful-issuer.',
    ],
    [
      'scenarios/story.yaml',
      '[no-fence, fence]',
      '[fence, fence]',
      'scenarios/story.yaml:3: The world "fence" stands here twice: keep one.',
    ],
    [
      'scenarios/story.yaml',
      'pause A',
      'pause',
      'scenarios/story.yaml:6: "pause" is no action: write one such as "proceed A", "pause A", "expire lease", "deliver A2", "deliver a2" (the reply to A2).',
    ],
    [
      'scenarios/story.yaml',
      'pause A',
      'pause C',
      'scenarios/story.yaml:6: "pause C" names a client that the system does not have: it has 2, from A on.',
    ],
    [
      'scenarios/story.yaml',
      'pause A',
      'resume A',
      'scenarios/story.yaml:6: Step 2 cannot "resume A" in any of the scenario\'s worlds: A is not paused.',
    ],
    [
      'scenarios/story.yaml',
      'look',
      'watch',
      'scenarios/story.yaml:7: A step is "look" or "do: [proceed A, …]": write one of them.',
    ],
    [
      'scenarios/story.yaml',
      'steps:',
      'system: { faults: { pause: many }, rule: hard, speed: 1, clients: [{habit: none}] }\nsteps:',
      'scenarios/story.yaml:4: Unknown key "speed": the keys here are clients, rule, tokenSource, firstToken, storageMemory, storageStep, lockCalls, replies, clock, leaseDurationMs, latencyMs, pauseDurationMs, delayMs, pauseCause, faults.',
      'scenarios/story.yaml:4: "none" is not known here: choose one of blindWrite, readModifyWrite, checksLease, rereadsToken.',
      'scenarios/story.yaml:4: "hard" is not known here: choose one of none, fence, strict, tokenAndSequence, seal, claim.',
      'scenarios/story.yaml:4: Write a whole number of at least 0 here, not "many".',
    ],
    [
      'scenarios/story.yaml',
      'do: [pause A]',
      'did: [pause A]',
      'scenarios/story.yaml:6: Unknown key "did": the keys here are do.',
      'scenarios/story.yaml:6: The key "do" is missing: add "do: …".',
    ],
  ],
};

describe.each(Object.entries(cases))('a mistake in %s', (_, ofKind) => {
  it.each(ofKind)('%s: %j → %j', (path, from, to, ...mistakes) => {
    expect(mistakesIn(path, from, to)).toEqual(mistakes);
  });
});

describe('a file', () => {
  const truth = smallLesson['truths/01-one.md'];

  it.each<[Record<string, string | undefined>, ...string[]]>([
    [{ 'lesson.yaml': undefined }, 'lesson.yaml:1: This file is missing: add it.'],
    [{ 'gist.md': undefined }, 'gist.md:1: This file is missing: add it.'],
    [{ 'maps/notes.md': undefined }, 'maps/notes.md:1: This file is missing: add it.'],
    [{ 'truths/01-one.md': undefined }, 'truths:1: There is no truth here: add the file truths/<number>-<id>.md.'],
    [
      { 'truths/one.md': truth },
      'truths/one.md:1: This name is not of the form truths/<number>-<id>.md: rename the file.',
    ],
    [
      { 'truths/02-one.md': truth },
      'truths/02-one.md:1: There is already a truth "one", in lessons/small/truths/01-one.md:1: change one of them.',
    ],
    [
      { 'sandbox/run.out': undefined },
      'sandbox/01-run.yaml:4: There is no file sandbox/run.out: add it, or name one that is there.',
    ],
    [{ 'sandbox/run.out': '' }, 'sandbox/run.out:1: This file is empty: fill it.'],
    [{ 'maps/01-flow.yaml': undefined }, 'maps/01-flow.yaml:1: This file is missing: add it.'],
    [
      { 'maps/02-x.yaml': 'title: x' },
      'maps/02-x.yaml:1: This explains no map: add maps/02-x.mmd, or remove this file.',
    ],
    [{ 'question/01-x.md': 'x' }, 'question/01-x.md:1: A lesson has no such file: move or rename it.'],
    [
      { 'lesson.yaml': '' },
      'lesson.yaml:1: Nothing is written here: write "id: …", "course: …", "part: …", "title: …", "subtitle: …", "thesis: …".',
    ],
    [{ 'gist.md': '' }, 'gist.md:1: The truths are shown in one section: give one, and only one, layout=truths.'],
    [
      { 'scenarios/story.yaml': undefined },
      'scenarios:1: There is no scenario here: add the file scenarios/<id>.yaml.',
      'gist.md:1: There is no scenario "story": the scenarios are none.',
      'truths/01-one.md:3: There is no scenario "story": the scenarios are none.',
      'gist.md:2: There is no scenario "story": the scenarios are none.',
      'questions/01-why.md:5: There is no scenario "story": the scenarios are none.',
    ],
    [
      { 'levels/01-a.yaml': 'title: T\nbrief: B\ngoal: no-lost-update\nsystem: 2.1.fence\n' },
      'levels/01-a.yaml:4: This is no small system: write one like "2.1.readModifyWrite.fence.counter.durable.atomic.none".',
    ],
    [
      { 'levels/01-a.yaml': 'title: T\ngoal: safe\nsystem: 2.1.blindWrite.fence.counter.durable.atomic.none\n' },
      'levels/01-a.yaml:1: The key "brief" is missing: add "brief: …".',
      expect.stringMatching(/^levels\/01-a\.yaml:2: This system has no such property: write one of accepted-tokens/),
    ],
    [{ 'lesson.yaml': '- a' }, 'lesson.yaml:1: Write lines of the form "key: value" here.'],
    [
      { 'tables/01-sizes.yaml': 'title: [a' },
      'tables/01-sizes.yaml:1: This is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
    ],
  ])('%j', (changes, ...mistakes) => {
    expect(mistakesWith(changes)).toEqual(mistakes);
  });
});

it('describes mistakes in the order of files and lines', () => {
  const mistakes = [
    { file: 'b', line: 1, sentence: 'Third.' },
    { file: 'a', line: 10, sentence: 'Second.' },
    { file: 'a', line: 9, sentence: 'First.' },
  ];
  expect(describeMistakes(mistakes)).toBe('a:9: First.\na:10: Second.\nb:1: Third.');
});

describe('the pronunciation', () => {
  const mistakesOf = (text: string) => mistakesWith({ 'pronunciation.yaml': text });

  it('is a list of words, each with how it is said', () => {
    expect(mistakesOf("words:\n  '>=': at least\n  etcd: et see dee\n")).toEqual([]);
    expect(mistakesOf('words:\n  etcd:\n')).toEqual(['pronunciation.yaml:2: This is empty: write something here.']);
    expect(mistakesOf('words: [etcd]\n')).toEqual(['pronunciation.yaml:1: Write lines of the form "key: value" here.']);
    expect(mistakesOf("words:\n  '': nothing\n")).toEqual([
      'pronunciation.yaml:2: This says how nothing is said: write "<as it is written>: <as it is said>".',
    ]);
  });
});

describe('the running order', () => {
  const item = (text: string) =>
    mistakesWith({ 'running-order.yaml': `items:\n  - { id: a, title: A, minutes: 2, ${text} }\n` });

  it('shows what the lesson has', () => {
    const places = [
      'lines: [One, "*Two*"]',
      'scenario: story, from: 1, to: 3',
      'truth: one',
      'map: flow',
      'snippet: run',
    ];
    for (const place of [...places, 'question: why, notes: "Ask them. See [this](#gist?s=story&step=2)."']) {
      expect(item(place)).toEqual([]);
    }
    expect(item('scenario: story, steps: { 2: Ask them. }')).toEqual([]);
  });

  it('names nothing that is not there', () => {
    expect(item('scenario: tale')).toEqual([
      'running-order.yaml:2: There is no scenario "tale": the scenarios are story.',
    ]);
    expect(item('scenario: story, to: 9')).toEqual([
      'running-order.yaml:2: There is no step 9: the scenario has the steps 0 to 3.',
    ]);
    expect(item('truth: one, steps: { 7: Now. }')).toEqual([
      'running-order.yaml:2: There is no step 7: the scenario has the steps 0 to 3.',
    ]);
    expect(item('map: sea')).toEqual(['running-order.yaml:2: There is no map "sea" to show: write one of flow.']);
    expect(item('question: why, notes: "[x](#gist?s=tale)"')).toEqual([
      'running-order.yaml:2: There is no scenario "tale": the scenarios are story.',
    ]);
  });

  it('asks with at least two choices, at a step that is there', () => {
    expect(item('scenario: story, asks: [{ step: 2, question: Who?, choices: [A, B] }]')).toEqual([]);
    expect(item('scenario: story, asks: [{ step: 8, question: Who?, choices: [A] }]').toSorted()).toEqual([
      'running-order.yaml:2: One choice is none: write at least two.',
      'running-order.yaml:2: There is no step 8: the scenario has the steps 0 to 3.',
    ]);
  });

  it('shows one thing at a time, and steps only where there are some', () => {
    expect(item('map: flow, truth: one')).toEqual([
      'running-order.yaml:2: An item shows one thing: write one of lines, scenario, truth, map, snippet, question.',
    ]);
    expect(item('map: flow, steps: { 1: Now. }')).toEqual([
      'running-order.yaml:2: Only a scenario or a truth has steps: write this under "notes".',
    ]);
    expect(item('scenario: story, steps: { last: Now. }')).toEqual([
      'running-order.yaml:2: "last" is no step: write its number.',
    ]);
  });
});
