import { BehaviorSubject } from 'rxjs'

/** The stream in a replay session that holds the title of the customer's browser tab, which each replayed screen sets. */
export type TabTitle$ = BehaviorSubject<string>

export const createTabTitle = (): TabTitle$ => new BehaviorSubject('')
