/** What came of one SQL statement. Cells are text, as people read them; null is SQL's NULL. */
export type SqlOutcome =
  | {
      readonly type: 'rows';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly (string | null)[])[];
      /** Whether there were more rows than are kept. */
      readonly isCut: boolean;
      /** How many rows the statement changed, where it changes rows and returns them. */
      readonly changedCount: number | null;
    }
  | { readonly type: 'changed'; readonly count: number }
  /** Nothing to count: BEGIN, CREATE TABLE. */
  | { readonly type: 'done' }
  /** The database's own message. */
  | { readonly type: 'failed'; readonly message: string };

/** Far more rows than anyone reads. */
export const mostRows = 200;
