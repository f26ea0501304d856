import { clientText } from '../../../engine/action.ts';
import type { LockConfig } from '../../../engine/config.ts';
import type { Judged } from '../../../grader/grade.ts';
import type { Question } from '../../../grader/question.ts';
import { propertyTitle } from '../../../view/propertyTitle.ts';
import type { CheckStatus } from './checkSession.ts';

/** How a check stands, in one sentence that is also read aloud. */
export function checkSentence(status: CheckStatus, languageName: string): string {
  switch (status.type) {
    case 'idle':
      return '';
    case 'loading':
      return `Getting ${languageName} ready, then your storage is checked.`;
    case 'checking':
      return 'Checking…';
    case 'stopped':
      return 'Stopped.';
    case 'failed':
      return `Not checked: ${problemIn(languageName, status.problem)}`;
    case 'graded': {
      const { grade } = status.graded;
      return grade.type === 'mistaken'
        ? `Not judged: ${problemIn(languageName, grade.problem)}`
        : judgedSentence(grade);
    }
  }
}

/** What is wrong, in the words of the language: SQL has no function. */
export function problemIn(languageName: string, problem: string): string {
  if (languageName !== 'SQL') return problem;
  return problem.replace(/^`decide`/, 'The SQL').replaceAll('`decide`', 'the SQL');
}

function judgedSentence(grade: Judged): string {
  const brokenCount = grade.verdicts.filter(({ broken }) => broken).length;
  const verdict =
    brokenCount === 0
      ? 'Your storage holds in every interleaving.'
      : `Your storage breaks ${brokenCount} of ${grade.verdicts.length} properties.`;
  return `${verdict} ${numberText(grade.stateCount)} states, ${numberText(grade.questionCount)} questions asked.`;
}

/** A system in a few words: `2 clients, 2 writes each; one message may arrive twice`. */
export function systemText({ clients, faults, tokenSource, firstToken }: LockConfig): string {
  const counts = clients.map(({ writeCount }) => writeCount);
  const [first = 1] = counts;
  const writes = counts.every((count) => count === first)
    ? `${first} ${first === 1 ? 'write' : 'writes'} each`
    : `${counts.join(' and ')} writes`;
  const reads = clients.every(({ habit }) => habit === 'readModifyWrite') ? ', each after a read' : '';
  const keys = clients.some(({ alternatesKeys }) => alternatesKeys) ? ', x and y in turn' : '';
  const tokens = tokenTexts[tokenSource] ?? `; tokens from ${firstToken}`;
  const mishaps = [
    ...clients.flatMap(({ habit }, client) =>
      habit === 'leavesTokenOut' ? [`; ${clientText(client)} leaves its token out`] : [],
    ),
    ...(faults.duplicate > 0 ? ['; a message may arrive twice'] : []),
    ...(faults.retry > 0 ? ['; an answer may be slow, so that a client tries again'] : []),
    ...(faults.restart > 0 ? ['; storage may restart'] : []),
    ...(faults.failover > 0 ? ['; the lock service may fail over'] : []),
  ];
  return `${clients.length} clients, ${writes}${reads}${keys}${tokens}${mishaps.join('')}`;
}

const tokenTexts: Readonly<Partial<Record<LockConfig['tokenSource'], string>>> = {
  uuid: '; tokens are UUIDs',
  asked: '; tokens are yours',
};

/** What was asked, in words. */
export function questionText({ request }: Question): string {
  if (request.type === 'issue') return `a grant to ${request.client} in term ${request.term}`;
  const { client, token, memo } = request;
  const asked = `by ${client} ${token === null ? 'without a token' : `with token ${token}`}`;
  const again = memo === undefined ? '' : ', asked again after it was put off';
  return request.type === 'read'
    ? `a read ${asked}${again}`
    : `write ${request.sequence}${request.key ? ` (to ${request.key})` : ''} ${asked}, value ${request.value}${again}`;
}

export function questionJson({ text }: Question): string {
  return JSON.stringify(JSON.parse(text), null, 2);
}

/** `no lost update: violated in 11 steps`. */
export function verdictText({ property, broken }: Judged['verdicts'][number]): string {
  const name = propertyTitle(property);
  return broken ? `${name}: violated in ${broken.actions.length} steps` : `${name}: holds`;
}

function numberText(count: number): string {
  return count.toLocaleString('en');
}
