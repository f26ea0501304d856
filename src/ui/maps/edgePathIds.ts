import type { MapEdge } from '../../lesson/lesson.ts';

/**
 * Which drawn path is which edge. Mermaid names paths `L_<from>_<to>_<n>`; n grows in file order between the same two
 * nodes but skips numbers (0, 2, 3, …), so what counts is the rank and not the number.
 * @returns edge id → path id; an edge that was not drawn is left out.
 */
export function edgePathIds(edges: readonly MapEdge[], pathIds: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const usedCounts = new Map<string, number>();
  for (const edge of edges) {
    const prefix = `L_${edge.from}_${edge.to}_`;
    const rank = usedCounts.get(prefix) ?? 0;
    usedCounts.set(prefix, rank + 1);
    const between = pathIds
      .filter((id) => id.startsWith(prefix) && /^\d+$/.test(id.slice(prefix.length)))
      .sort((a, b) => Number(a.slice(prefix.length)) - Number(b.slice(prefix.length)));
    const pathId = between[rank];
    if (pathId !== undefined) found.set(edge.id, pathId);
  }
  return found;
}
