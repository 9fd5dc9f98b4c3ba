/**
 * How sure a count of questions is while some of them are open: an answer may ask for more of them (`atLeast`), or also
 * take some away (`about`: a step that who is older may pass).
 */
export type CountBound = 'exact' | 'atLeast' | 'about'
