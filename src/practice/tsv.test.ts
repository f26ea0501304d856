import { expect, test } from 'vitest';
import { tsvOf } from './tsv.ts';

test('one line a card, whatever stands in it, with the lines at the top that Anki reads', () => {
  const text = tsvOf('small', [
    {
      id: 'one',
      question: '# or "no"?',
      short: '<p>a\tb</p>',
      long: '<p>two\nlines</p>',
      mistake: '',
      points: '<ul></ul>',
      tags: ['The_check', 'basic'],
    },
  ]);
  expect(text).toBe(
    [
      '#separator:tab',
      '#html:true',
      '#guid column:1',
      '#tags column:7',
      '#columns:Id\tQuestion\tShort answer\tLong answer\tUsual mistake\tPoints\tTags',
      'small/one\t"# or ""no""?"\t"<p>a\tb</p>"\t"<p>two\nlines</p>"\t\t<ul></ul>\tThe_check basic',
      '',
    ].join('\n'),
  );
});
