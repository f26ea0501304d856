import { expect, test } from 'vitest';
import { defaultConfig } from '../../../engine/defaults.ts';
import { storyOf } from '../../../view/story.ts';
import { storyPicture } from './storyPicture.ts';
import { wrapped } from './wrapped.ts';

const story = storyOf({
  id: 'late',
  title: 'late',
  summary: '',
  config: defaultConfig,
  worlds: ['no-fence', 'fence'],
  schedule: [[{ type: 'proceed', client: 0 }]],
});
const drawing = { width: 580, height: 420, markup: '<line x2="1"/>' };

const pictureOf = (title: string) =>
  storyPicture({ story, title, stepIndex: 1, drawings: [drawing, drawing], valueOf: (token) => `value of ${token}` });

test('a picture holds the worlds side by side, their names, the step and its caption', () => {
  const { svg, width, height } = pictureOf('Late');
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, content]) => content);
  expect(texts).toEqual([
    'Late',
    'Step 1 of 1',
    'A sends acquire to the lock service.',
    'No fence',
    'storage accepts every write',
    'no data wrong so far',
    'Fence',
    'token ≥ highest seen',
    'no data wrong so far',
  ]);
  expect([...svg.matchAll(/<svg x="(\d+)"/g)].map(([, x]) => Number(x))).toEqual([44, 684]);
  expect(width).toBe(1308);
  expect(height).toBeGreaterThan(500);
});

test('a title from a file cannot break the picture', () => {
  const { svg } = pictureOf('</text><script>"&\u0000\uD800');
  expect(svg).toContain('>&lt;/text&gt;&lt;script&gt;&quot;&amp;</text>');
  expect(svg).not.toMatch(/<script|\u0000|\uD800/);
});

test('text is broken between words, and long words stay whole', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('incomprehensible is it', 5)).toEqual(['incomprehensible', 'is it']);
  expect(wrapped('', 5)).toEqual([]);
});
