import { describe, expect, it } from 'vitest';
import { mistakesIn, type MistakeCase } from './smallLesson.ts';

const cases: Readonly<Record<string, readonly MistakeCase[]>> = {
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
};

describe.each(Object.entries(cases))('a mistake in %s', (_, ofKind) => {
  it.each(ofKind)('%s: %j → %j', (path, from, to, ...mistakes) => {
    expect(mistakesIn(path, from, to)).toEqual(mistakes);
  });
});
