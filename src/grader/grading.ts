import type { AskedAnswer, AskedState, IssueAnswer } from '../engine/asked.ts';
import { askingBy } from '../engine/asking.ts';
import { lockModel } from '../engine/lockModel.ts';
import { startDiscovery } from './discovery.ts';
import { explore } from '../explorer/explore.ts';
import { programOf, type AnswerTable } from './answerTable.ts';
import type { Counterexample, Grade, Mistaken, Test } from './grade.ts';
import { questionOf, type AnswerPair, type BatchResult, type Question, type RawAnswer } from './question.ts';
import { canonicalJson, parseJson } from './canonicalJson.ts';
import { readAnswer, readStart, type Key } from './readAnswer.ts';

type LockModel = ReturnType<typeof lockModel>;

export interface Graded {
  readonly grade: Grade;
  /** With these the program can be played again without being asked. */
  readonly start: AskedState;
  readonly answers: AnswerTable;
}

/** Far more than any challenge needs of a program that keeps little. */
const mostQuestions = 2_000;
/** The page waits while they are looked at; the largest challenge has a quarter of them. */
const mostStates = 30_000;

/**
 * Grades a program in rounds, whatever it is written in: goes through every interleaving as far as the answers lead,
 * gives the questions that it met to whoever drives it, and goes on with the answers, until none is open. Then it searches
 * for the shortest counterexamples. `startText` is the program's own start, as JSON.
 */
export function* grading(
  test: Test,
  startText: string,
  questionLimit = mostQuestions,
): Generator<readonly Question[], Graded, BatchResult> {
  const answers = new Map<string, AskedAnswer | IssueAnswer>();
  const read = readStart(startText, keysOf(test));
  const start = read.type === 'good' ? read.value : noStart;
  const graded = (grade: Grade): Graded => ({ grade, start, answers });
  if (read.type === 'bad') return graded(mistaken(read.problem, undefined));
  const asking = askingBy(programOf(start, answers));
  const models = test.systems.map((system) => lockModel(system, asking));
  const discoveries = models.map((model) => startDiscovery(model, mostStates));
  for (;;) {
    const open = new Map<string, Question>();
    for (const { state, request } of discoveries.flatMap((discovery) => discovery.goOn())) {
      const question = questionOf(state, request);
      open.set(question.text, question);
    }
    const questions = [...open.values()];
    if (discoveries.some(({ isCut }) => isCut)) return graded(tooManyStates);
    if (questions.length === 0) return graded(judged(test, models, answers.size));
    if (answers.size + questions.length > questionLimit) return graded(tooManyQuestions(questionLimit, questions[0]));
    const problem = takeAnswers(questions, yield questions, answers);
    if (problem) return graded(problem);
  }
}

function keysOf({ systems }: Test): readonly Key[] {
  if (systems.some(({ rule }) => rule !== 'asked')) return [];
  return systems.some(({ clients }) => clients.some(({ alternatesKeys }) => alternatesKeys)) ? ['x', 'y'] : ['x'];
}

const noStart: AskedState = { disk: '{"x":0}', memory: '{}' };

function judged(test: Test, models: readonly LockModel[], questionCount: number): Grade {
  // A program may treat one client unlike another, so no two of them are alike.
  const explorations = models.map((model) => explore(model, { stateLimit: mostStates, useSymmetry: false }));
  const verdicts = test.properties.map((property) => {
    const found = explorations.flatMap(({ verdicts: all }, systemIndex): Counterexample[] => {
      const actions = all.find((verdict) => verdict.property === property)?.counterexample;
      return actions ? [{ systemIndex, actions }] : [];
    });
    return { property, broken: found.toSorted((a, b) => a.actions.length - b.actions.length)[0] };
  });
  return {
    type: 'judged',
    verdicts,
    stateCount: explorations.reduce((sum, { stateCount }) => sum + stateCount, 0),
    questionCount,
  };
}

/** Adds the answers of a batch to the table; the first that is none is a mistake. */
function takeAnswers(
  questions: readonly Question[],
  result: BatchResult,
  answers: Map<string, AskedAnswer | IssueAnswer>,
): Mistaken | undefined {
  if (result.type === 'unanswered') return mistaken(result.problem, questions[result.questionIndex]);
  for (const [index, question] of questions.entries()) {
    const pair = result.answers[index];
    if (!pair) return mistaken('This question got no answer.', question);
    const problem = problemOf(pair, question);
    if (problem) return problem;
    const read = readAnswer(question.request, pair.first.type === 'answer' ? pair.first.json : '');
    if (read.type === 'bad') return mistaken(read.problem, question);
    answers.set(question.text, read.value);
  }
  return undefined;
}

const longestDetail = 2_000;

function problemOf({ first, second }: AnswerPair, question: Question): Mistaken | undefined {
  if (first.type === 'raised')
    return { ...mistaken('`decide` failed with an error.', question), detail: bounded(first.message) };
  if (first.type === 'notJson') return mistaken(first.problem, question);
  if (textOf(first) === textOf(second)) return undefined;
  const problem =
    'Asked the same thing twice, `decide` answered differently. It may look at its state and the request only: at no clock, no chance and no variable outside.';
  return {
    ...mistaken(problem, question),
    detail: `First:  ${bounded(textOf(first))}\nSecond: ${bounded(textOf(second))}`,
  };
}

/** What a program says may be of any length; nobody reads more than the beginning. */
function bounded(text: string): string {
  return text.length <= longestDetail ? text : `${text.slice(0, longestDetail)} …`;
}

function textOf(answer: RawAnswer): string {
  switch (answer.type) {
    case 'answer':
      return canonicalJson(parseJson(answer.json) ?? null);
    case 'raised':
      return answer.message;
    case 'notJson':
      return answer.problem;
  }
}

const tooManyStates = mistaken(
  `There are more than ${mostStates} states to look at: keep less in the state.`,
  undefined,
);

function tooManyQuestions(limit: number, question: Question | undefined): Mistaken {
  return mistaken(
    `This program would have to be asked more than ${limit} questions: keep less in the state.`,
    question,
  );
}

function mistaken(problem: string, question: Question | undefined): Mistaken {
  return { type: 'mistaken', problem, question };
}
