import { describe, expect, it } from 'vitest';
import { assert } from '../base/assert.ts';
import { compileLesson } from './compileLesson.ts';
import { filesOf, mistakesWith, smallLesson } from './smallLesson.ts';

describe('compileLesson', () => {
  const compiled = compileLesson(filesOf(smallLesson));
  assert(compiled.type === 'compiled', 'the small lesson has no mistake');
  const { lesson, prose } = compiled;

  it('gives the lesson in the order of its files', () => {
    expect(lesson).toMatchObject({ id: 'small', title: 'T', thesis: 'It holds.' });
    expect(lesson.gist.map(({ id, layout, scenario }) => [id, layout, scenario])).toEqual([
      ['story', 'stage', 'story'],
      ['ways', 'cards', undefined],
      ['true', 'truths', undefined],
    ]);
    expect(lesson.gist[1]?.cards).toEqual([
      { id: 'first', heading: 'First', kicker: 'Prefer this', tone: 'good' },
      { id: 'second', heading: 'Second', kicker: undefined, tone: 'plain' },
    ]);
    expect(lesson.truths).toEqual([{ id: 'one', title: 'One', scenario: 'story', source: 'A book' }]);
    expect(lesson.maps[0]?.edges.map(({ id, label }) => [id, label])).toEqual([
      ['a-b-0', 'ask'],
      ['a-b-1', 'tell'],
    ]);
    expect(lesson.tables[0]?.rows).toEqual([
      [{ short: 'one' }, { short: '1' }],
      [{ short: '<code>two</code>' }, { short: '2' }],
    ]);
    expect(lesson.questions).toEqual([
      {
        id: 'why',
        question: 'Why?',
        topic: 'T',
        level: 'basic',
        hasMistake: false,
        points: ['So'],
        show: { type: 'stage', address: '#gist?s=story&step=2' },
      },
    ]);
    expect(lesson.snippets[0]).toMatchObject({ language: 'python', code: 'print(1)\n', output: '1\n' });
    expect(lesson.exercises[0]?.items).toEqual([{ id: 'now', question: 'What now?' }]);
    expect(lesson.scenarios[0]?.schedule.map((step) => step.length)).toEqual([3, 1, 0]);
  });

  it('keeps the prose apart, by key', () => {
    expect(Object.keys(prose).toSorted()).toEqual([
      'exercises/try',
      'exercises/try/now',
      'gist/story',
      'gist/true',
      'gist/ways',
      'gist/ways/first',
      'gist/ways/second',
      'maps/flow/a',
      'maps/flow/b',
      'maps/notes',
      'questions/why/long',
      'questions/why/short',
      'snippets/run',
      'truths/one',
    ]);
    expect(prose['truths/one']).toBe('<p>It <em>is</em> so.</p>');
    expect(JSON.stringify(lesson)).not.toContain('It answers.');
  });

  it('shows HTML in prose as text', () => {
    const withHtml = compileLesson(
      filesOf({ ...smallLesson, 'maps/notes.md': '<script>x</script> [a](javascript:b)' }),
    );
    assert(withHtml.type === 'compiled', 'HTML is no mistake');
    expect(withHtml.prose['maps/notes']).toBe('<p>&lt;script&gt;x&lt;/script&gt; [a](javascript:b)</p>');
  });

  it('orders files by their number, not as text', () => {
    const truth = smallLesson['truths/01-one.md'];
    const more = compileLesson(filesOf({ ...smallLesson, 'truths/10-ten.md': truth, 'truths/9-nine.md': truth }));
    assert(more.type === 'compiled', 'more truths are no mistake');
    expect(more.lesson.truths.map(({ id }) => id)).toEqual(['one', 'nine', 'ten']);
  });

  it('reads files from any system', () => {
    const windows = Object.entries(smallLesson).map(([path, text]) => [path, `\uFEFF${text.replaceAll('\n', '\r\n')}`]);
    expect(compileLesson(filesOf(Object.fromEntries(windows) as Record<string, string>))).toEqual(compiled);
  });

  it('reports all mistakes of a lesson together', () => {
    const mistakes = mistakesWith({
      'lesson.yaml': undefined,
      'maps/notes.md': undefined,
      'tables/01-sizes.yaml': 'a: b',
    });
    expect(mistakes.map((line) => line.split(':')[0])).toEqual([
      'lesson.yaml',
      'maps/notes.md',
      'tables/01-sizes.yaml',
      'tables/01-sizes.yaml',
      'tables/01-sizes.yaml',
      'tables/01-sizes.yaml',
    ]);
  });
});
