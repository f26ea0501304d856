import { useEffect, useMemo } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import { notify, useStore } from '../state/store.ts';
import { readMapsQuery, writeMapsQuery, type MapsChoice } from './mapsQuery.ts';

/** What is chosen in the maps. It is kept as the address has it, so that a link to it is always at hand. */
export function useMapsChoice(maps: readonly FlowMap[]): MapsChoice {
  const query = useStore((state) => state.maps.query);
  return useMemo(() => readMapsQuery(query, maps).choice, [query, maps]);
}

export function chooseInMaps(choice: MapsChoice): void {
  useStore.setState({ maps: { query: writeMapsQuery(choice), isOwn: true } });
}

/** Goes to what a link asks for, and says what of it is not there. */
export function useArrival(maps: readonly FlowMap[]): void {
  const view = useStore((state) => state.maps);
  useEffect(() => {
    if (view.isOwn === true) return;
    const { choice, problems } = readMapsQuery(view.query, maps);
    problems.forEach((problem) => {
      notify(problem);
    });
    if (problems.length > 0) chooseInMaps(choice);
    if (choice.mapId !== undefined) document.getElementById(`maps-${choice.mapId}`)?.scrollIntoView({ block: 'start' });
  }, [view, maps]);
}
