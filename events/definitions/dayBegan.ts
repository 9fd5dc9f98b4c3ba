import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/** Stored event: midnight passed in Amsterdam; `today` is the new ISO date. */
export const dayBegan = definition('DayBegan', 1, { today: field(t.string, 'open', 'term') })
