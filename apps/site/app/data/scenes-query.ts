import type { SceneSummary } from '@selvedge/contract/scene-summary';
import { sceneListUrl } from '@selvedge/contract/scene-urls';
import { queryOptions } from '@tanstack/react-query';

/** The scenes that products can be seen in. They change with the program alone, so they are asked for once. */
export const scenesQuery = queryOptions({
  queryKey: ['scenes'],
  queryFn: async ({ signal }): Promise<SceneSummary[]> => {
    const answer = await fetch(sceneListUrl(), { signal });
    if (!answer.ok) throw new Error(`The scenes were answered with ${answer.status}`);
    return answer.json();
  },
  staleTime: Number.POSITIVE_INFINITY,
});
