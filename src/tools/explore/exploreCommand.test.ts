import { expect, test } from 'vitest';
import { decodeSchedule } from '../../engine/scheduleCode.ts';
import { traceOf } from '../../engine/traceOf.ts';
import { exploreCommand } from './exploreCommand.ts';
import type { Findings } from './findings.ts';

const commandLine = (line: string) => exploreCommand(line.split(' '));
const jsonOf = (line: string) => JSON.parse(commandLine(`${line} --json`).output) as Findings;

test('what holds ends with 0 and counts states as the reference model does', () => {
  const asked =
    '--rule seal --writes 2 --symmetry off --property no-lost-update --property accepted-tokens-never-decrease';
  expect(commandLine(asked)).toEqual({
    status: 0,
    complaint: '',
    output: [
      'Every interleaving: 479 states, 1,042 transitions, 20 steps deep',
      '✓ accepted-tokens-never-decrease: holds',
      '✓ no-lost-update: holds',
    ].join('\n'),
  });
});

test('what is violated ends with 1, and its schedule breaks the property when it is played', () => {
  expect(commandLine('--property no-lost-update').status).toBe(1);
  const { config, verdicts, usedSymmetry } = jsonOf('--property no-lost-update');
  const [lost] = verdicts;
  expect(usedSymmetry).toBe(true);
  expect(lost).toMatchObject({ property: 'no-lost-update', verdict: 'violated', steps: 11 });
  expect(lost?.words).toHaveLength(11);
  const read = decodeSchedule(lost?.schedule ?? '');
  const schedule = 'schedule' in read ? read.schedule : [];
  expect(traceOf(config, schedule).steps.at(-1)?.broken).toContain('no-lost-update');
});

test('a search that meets its limit and finds nothing ends with 2', () => {
  const { status, output } = commandLine('--rule seal --state-limit 50 --property no-lost-update');
  expect(status).toBe(2);
  expect(output).toMatch(/^As far as the limit of states: 50 states.*\n\? no-lost-update: not violated so far$/s);
  expect(commandLine('--rule seal --depth-limit 5 --property no-lost-update').status).toBe(2);
});

test('a search can stop early', () => {
  const found = jsonOf('--rule none --stop-early --property accepted-tokens-never-decrease');
  expect(found.end).toBe('allBroken');
  expect(found.states).toBeLessThan(219);
});

test.each([
  ['--world check-then-act', { rule: 'seal', storageStep: 'checkThenAct' }],
  ['--scenario fence-loses-update --world seal --state-limit 50', { rule: 'seal' }],
  ['--memory forgetful --fault restart=1 --rule seal', { storageMemory: 'forgetful', faults: { restart: 1, drop: 0 } }],
  ['--clients 1 --client A=blindWrite:3', { clients: [{ habit: 'blindWrite', writeCount: 3 }] }],
  ['--tokens uuid --step checkThenAct --state-limit 50', { tokenSource: 'uuid', storageStep: 'checkThenAct' }],
])('%s describes a system', (line, config) => {
  expect(jsonOf(line).config).toMatchObject(config);
});

test('--help says what there is', () => {
  expect(commandLine('--help')).toMatchObject({ status: 0, complaint: '' });
  expect(commandLine('--help').output).toContain('--state-limit N');
});

test.each([
  ['--clients 5', '--clients says "5": it takes a whole number from 1 to 4.'],
  ['--clients two', '--clients says "two": it takes a whole number from 1 to 4.'],
  ['--rule sealed', '--rule says "sealed": it is one of none, fence, strict, tokenAndSequence, seal, claim.'],
  [
    '--fault meteor=1',
    '--fault says "meteor": it is one of pause, crash, delay, drop, duplicate, retry, restart, failover.',
  ],
  [
    '--client E=blindWrite',
    '--client says "E=blindWrite": write a client, its habit and its writes, as in A=blindWrite:2.',
  ],
  ['--colour', "Unknown option '--colour': npm run explore -- --help lists the options."],
  ['--rule', "Option '--rule <value>' argument missing: npm run explore -- --help lists the options."],
])('%s is wrong usage: %s', (line, complaint) => {
  expect(commandLine(line)).toEqual({ status: 64, output: '', complaint });
});

test('an unknown scenario or property is wrong usage, and the known ones are named', () => {
  expect(commandLine('--scenario nowhere').complaint).toMatch(
    /^--scenario says "nowhere": it is one of .*zombie-writer/,
  );
  expect(commandLine('--property nothing').complaint).toMatch(/^--property says "nothing": .*no-lost-update/);
});
