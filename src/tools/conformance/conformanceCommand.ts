import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ComparedSystem, ConformanceReport } from '../../view/sources/comparedText.ts';
import { compareSystem } from './compareSystem.ts';
import { readOptions, type ConformanceOptions } from './conformanceOptions.ts';
import { startDynamo } from './dynamoSystem.ts';
import { startEtcd } from './etcdSystem.ts';
import { mended } from './mended.ts';
import { modelHash } from './modelHash.ts';
import { CommandDiffers } from './pastedCommands.ts';
import type { RealSystem } from './realSystem.ts';
import { startRedis } from './redisSystem.ts';
import { NoAnswer } from './within.ts';
import { startZooKeeper } from './zooKeeperSystem.ts';

const reportFile = 'src/view/sources/conformance.json';

type Start = (folder: string) => Promise<RealSystem | undefined>;

const starts: Readonly<Record<string, Start>> = {
  Redis: startRedis,
  etcd: startEtcd,
  ZooKeeper: startZooKeeper,
  DynamoDB: startDynamo,
};

/** The exit code: 0 when all that is here agrees and the kept report is of these models. */
export async function conformanceCommand(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(options);
    return 64;
  }
  const root = mkdtempSync(path.join(tmpdir(), 'conformance-'));
  const compared: ComparedSystem[] = [];
  const missing: string[] = [];
  try {
    for (const [name, start] of Object.entries(starts)) {
      const found = await compareOnceMoreIfSilent(path.join(root, name), start, options);
      if (found === 'differs') return 1;
      if (found === 'missing') {
        missing.push(name);
        console.log(`– ${name} is not installed here: skipped.`);
      } else compared.push(found);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  console.log(['Found and mended before:', ...mended.map((sentence) => `  ${sentence}`)].join('\n'));
  if (options.keep) return keep(compared, missing, options.seed);
  return checkKept(missing);
}

/** A server that stays silent says nothing of the model: another one is asked, once. */
export async function compareOnceMoreIfSilent(
  folder: string,
  start: Start,
  options: Omit<ConformanceOptions, 'keep'>,
): ReturnType<typeof compareIn> {
  const compareWith = (place: string): ReturnType<typeof compareIn> => {
    mkdirSync(place);
    return compareIn(place, start, options);
  };
  return compareWith(folder).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    console.log(`${error.message}\nAnother server is asked.`);
    return compareWith(`${folder}-2`);
  });
}

/** Starts a system, compares it, and stops it, whatever comes of it. */
export async function compareIn(
  folder: string,
  start: Start,
  options: Omit<ConformanceOptions, 'keep'>,
): Promise<ComparedSystem | 'differs' | 'missing'> {
  const startedMs = performance.now();
  const system = await start(folder);
  if (!system) return 'missing';
  try {
    const { difference, histories, operations } = await compareSystem(system, options);
    if (difference !== undefined) {
      console.log(`✗ ${difference}`);
      return 'differs';
    }
    const commands = await system.pasteCommands();
    const { id, server, client } = system;
    const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
    const pasted = commands === undefined ? 'its command line tool is not here' : `${commands} commands pasted`;
    console.log(`✓ ${server}, ${client}: ${histories} histories, ${operations} operations, ${pasted}. ${seconds} s`);
    return { system: id, server, client, histories, operations, commands: commands ?? 0 };
  } catch (error) {
    if (!(error instanceof CommandDiffers)) throw error;
    console.log(`✗ ${system.server}: a command as the page shows it does something else. ${error.message}`);
    return 'differs';
  } finally {
    await system.stop();
  }
}

function keep(systems: readonly ComparedSystem[], missing: readonly string[], seed: number): number {
  if (missing.length > 0) {
    console.error(`Not kept: without ${missing.join(' and ')} the report would say less than the one that is kept.`);
    return 1;
  }
  const comparedOn = new Date().toISOString().slice(0, 10);
  const report: ConformanceReport = { comparedOn, seed, model: modelHash(), systems, mended };
  writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`Kept in ${reportFile}.`);
  return 0;
}

function checkKept(missing: readonly string[]): number {
  const { model, comparedOn } = JSON.parse(readFileSync(reportFile, 'utf8')) as ConformanceReport;
  if (model === modelHash()) {
    console.log(`The kept report, of ${comparedOn}, is of these recipes.`);
    return 0;
  }
  const advice =
    missing.length === 0
      ? 'Run npm run conformance -- --keep and commit it.'
      : `Run npm run conformance -- --keep where ${missing.join(' and ')} can be run too, and commit it.`;
  console.error(`The kept report is of other recipes than these, so the page would say what is not so. ${advice}`);
  return 1;
}
