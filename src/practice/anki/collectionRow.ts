import { fieldNames } from '../flashcard.ts';

export interface DeckIds {
  readonly modelId: number;
  readonly deckId: number;
}

interface DeckNames {
  readonly deckName: string;
  readonly modelName: string;
}

const css = `.card { max-width: 40em; margin: 0 auto; font-family: sans-serif; font-size: 18px; line-height: 1.5; text-align: left; }
.short { font-weight: 600; }
.part { margin-top: 1em; }
h4 { margin: 1em 0 0; font-size: 15px; }`;

const answerFormat = `{{FrontSide}}<hr id="answer"><div class="short">{{Short answer}}</div>
{{#Points}}<div class="part"><h4>Points</h4>{{Points}}</div>{{/Points}}
<div class="part">{{Long answer}}</div>
{{#Usual mistake}}<div class="part"><h4>The usual mistake</h4>{{Usual mistake}}</div>{{/Usual mistake}}`;

/** The one row of an Anki collection (schema 11): its settings, its one kind of note and its decks, as JSON. */
export function collectionRow(ids: DeckIds, names: DeckNames, nowMs: number): readonly (string | number)[] {
  const nowS = Math.floor(nowMs / 1000);
  const json = (value: unknown): string => JSON.stringify(value);
  return [
    1,
    nowS,
    nowMs,
    nowMs,
    11,
    0,
    0,
    0,
    json(settings(ids)),
    json({ [ids.modelId]: modelOf(ids, names.modelName, nowS) }),
    json({ 1: deckOf(1, 'Default', nowS), [ids.deckId]: deckOf(ids.deckId, names.deckName, nowS) }),
    json({ 1: options }),
    '{}',
  ];
}

function settings({ modelId, deckId }: DeckIds) {
  return {
    nextPos: 1,
    estTimes: true,
    activeDecks: [deckId],
    sortType: 'noteFld',
    timeLim: 0,
    sortBackwards: false,
    addToCur: true,
    curDeck: deckId,
    newSpread: 0,
    dueCounts: true,
    curModel: String(modelId),
    collapseTime: 1200,
  };
}

function modelOf({ modelId, deckId }: DeckIds, name: string, mod: number) {
  const field = (fieldName: string, ord: number) => ({
    name: fieldName,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  });
  const template = {
    name: 'Question',
    ord: 0,
    qfmt: '{{Question}}',
    afmt: answerFormat,
    bqfmt: '',
    bafmt: '',
    did: null,
  };
  return {
    id: modelId,
    name,
    type: 0,
    mod,
    usn: -1,
    sortf: 0,
    did: deckId,
    tmpls: [template],
    flds: fieldNames.map(field),
    css,
    latexPre: '',
    latexPost: '',
    req: [[0, 'any', [0]]],
    tags: [],
    vers: [],
  };
}

function deckOf(id: number, name: string, mod: number) {
  const today = { lrnToday: [0, 0], revToday: [0, 0], newToday: [0, 0], timeToday: [0, 0] };
  const shown = { collapsed: false, browserCollapsed: false, desc: '', dyn: 0, conf: 1, extendNew: 0, extendRev: 0 };
  return { id, name, mod, usn: -1, ...today, ...shown };
}

/** Anki's own defaults. */
const options = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
  rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36_500, perDay: 200, hardFactor: 1.2 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
};
