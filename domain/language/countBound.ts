/**
 * How sure a count of questions is while some are open. An answer may ask for more of them (`atLeast`), or also take
 * some away (`about`: a step that who is older may pass).
 */
export type CountBound = 'exact' | 'atLeast' | 'about'
