/**
 * A schedule: the choices of one run, grouped into the steps a reader sees. A step of several actions is
 * shown as one ("A acquires" is a request, a grant and a reply). A step of no actions takes nothing and is
 * a look at where the properties stand.
 */
export type Schedule<Action> = readonly Step<Action>[];
export type Step<Action> = readonly Action[];
