import { expect, it } from 'vitest';
import { mistakesWith } from './smallLesson.ts';

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

it('asks with at least two choices, where there are no steps', () => {
  expect(item('map: flow, ask: { question: Who?, choices: [A, B] }')).toEqual([]);
  expect(item('map: flow, ask: { question: Who?, choices: [A] }')).toEqual([
    'running-order.yaml:2: One choice is none: write at least two.',
  ]);
  expect(item('scenario: story, ask: { question: Who?, choices: [A, B] }')).toEqual([
    'running-order.yaml:2: At the steps of a story the hall is asked what stands in "predictions/": write it there.',
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
