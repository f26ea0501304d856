import type { LockConfig } from '../config.ts';
import { recipeRoom, type RecipeRoom } from '../recipeRoom.ts';
import type { Asking } from '../asked.ts';
import { askingRecipe } from './askingRecipe.ts';
import { isRecipeSource, recipeNames, recipeSources } from './recipeSource.ts';
import { recipeSayings } from './recipeSayings.ts';
import { recipeTitles } from './recipeTitles.ts';

const installed: RecipeRoom = {
  names: recipeNames,
  asking: ({ tokenSource, firstToken }: LockConfig): Asking | undefined =>
    isRecipeSource(tokenSource) ? askingRecipe(recipeSources[tokenSource], firstToken) : undefined,
  tokenText: (source, token) => (isRecipeSource(source) ? recipeSources[source].textOf(token) : undefined),
  sayings: recipeSayings,
  words: (source) => (isRecipeSource(source) ? recipeTitles[source] : undefined),
};

/** From here on a system may name a recipe as its token source. Safe to call often. */
export function installRecipes(): void {
  Object.assign(recipeRoom, installed);
}
