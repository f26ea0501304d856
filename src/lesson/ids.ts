import type { Place, Report } from './mistake.ts';

/** Ids of lesson items are part of addresses: lower-case words joined by `-`. */
export const idPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';

const wholeId = new RegExp(`^${idPattern}$`);

export function checkId(id: string, place: Place, report: Report): void {
  if (wholeId.test(id)) return;
  report(place, `"${id}" cannot be an id: use lower-case letters and digits, in words joined by "-".`);
}

/** Reports each item whose id an earlier item has. `what` says what they are: `question`. */
export function checkDuplicates(
  items: readonly { readonly id: string; readonly place: Place }[],
  what: string,
  report: Report,
): void {
  const seen = new Map<string, Place>();
  for (const { id, place } of items) {
    const first = seen.get(id);
    if (first) report(place, `There is already a ${what} "${id}", in ${first.file}:${first.line}: change one of them.`);
    else seen.set(id, place);
  }
}
