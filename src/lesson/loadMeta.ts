import type { Lesson } from './lesson.ts';
import { checkId } from './ids.ts';
import { parseYaml } from './yamlValue.ts';
import type { Workbench } from './workbench.ts';

export type Meta = Pick<Lesson, 'id' | 'course' | 'part' | 'title' | 'subtitle' | 'thesis'>;

export function loadMeta(bench: Workbench): Meta | undefined {
  const path = 'lesson.yaml';
  const text = bench.read(path);
  if (text === undefined) return undefined;
  const keys = ['id', 'course', 'part', 'title', 'subtitle', 'thesis'];
  const mapping = parseYaml(text, bench.startOf(path), keys, bench.report);
  const meta = {
    id: mapping.text('id'),
    course: mapping.text('course'),
    part: mapping.text('part'),
    title: mapping.text('title'),
    subtitle: mapping.text('subtitle'),
    thesis: mapping.text('thesis'),
  };
  if (meta.id !== '') checkId(meta.id, mapping.optional('id')?.place ?? mapping.place, bench.report);
  return meta;
}
