import type { Asking } from './asked.ts';
import type { LockConfig, RecipeSource, TokenSource } from './config.ts';
import type { RecipeSaying } from './sources/recipeSayings.ts';

/** What the recipes of real systems know; see sources/installRecipes.ts. */
export interface RecipeRoom {
  readonly names: readonly RecipeSource[];
  readonly asking: (config: LockConfig) => Asking | undefined;
  readonly tokenText: (source: TokenSource, token: number) => string | undefined;
  readonly words: (source: TokenSource) => string | undefined;
  readonly sayings: Readonly<Record<RecipeSaying, string>>;
}

/** Empty until something needs them: a page on which nobody chooses a real system need not have them. */
export const recipeRoom: Partial<RecipeRoom> = {};

/** Something that is said of the system only once its recipe is there. */
export const saying = (key: RecipeSaying): string => recipeRoom.sayings?.[key] ?? '';
