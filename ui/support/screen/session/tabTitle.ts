import { BehaviorSubject } from 'rxjs'

/** The title that a browser's tab had. */
export type TabTitle$ = BehaviorSubject<string>

export const createTabTitle = (): TabTitle$ => new BehaviorSubject('')
