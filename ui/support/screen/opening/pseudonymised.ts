import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { parseLine } from '../../../../events/log/line'

const codec = t.type({ pseudonymised: t.literal(true) })

/** Whether an export says in its first line that the customer's own words and figures were replaced; silence says no. */
export const isPseudonymised = (firstLine: string): boolean => E.isRight(codec.decode(parseLine(firstLine)))
