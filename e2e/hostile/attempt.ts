/** Something a program tries that it must not get. */
export interface Attempt {
  readonly name: string;
  /** `SERVER` stands for a host and port that count requests, `PAGE` for the lesson's own address. */
  readonly code: string;
  /** Must not be in the output. */
  readonly never: RegExp;
  /** Has to be there, or nothing was tried. */
  readonly shows: RegExp;
  /** How the status line begins. */
  readonly end: RegExp;
  /** Press Stop once this is printed. */
  readonly stopAt?: string;
}

const usual = { never: /REACHED/, shows: /refused|tried|Python itself has stopped/, end: /^(Ended|Failed)/ };

/** An attempt, where what is not said is as usual: prints `REACHED` if it got there, `refused` or `tried` if not. */
export function attempt(name: string, code: string, unusual: Partial<Attempt> = {}): Attempt {
  return { ...usual, name, code, ...unusual };
}
