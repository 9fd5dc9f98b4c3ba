import type * as E from 'fp-ts/Either'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { SurveyRecord } from '../record/envelope'
import type { State } from '../state/state'
import type { Refusal } from './command'
import { decide } from './decide'
import { type Given, recordBy } from './recordBy'

/** The record that any command becomes on top of `seq` records; null when there is nothing to do. */
export const recordOf = (
  catalogue: Catalogue,
  state: State,
  seq: number,
  given: Given,
): E.Either<Refusal, SurveyRecord | null> => recordBy(decide, catalogue, state, seq, given)
