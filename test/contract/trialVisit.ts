import * as E from 'fp-ts/Either'
import type { Invitation } from '../../domain/language/invitation'
import type { Lenders } from '../../domain/language/lender'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import type { WireCustomer } from '../../events/effects/wire/customer'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import { inventory } from '../../projections/sending/inventory'
import { surveyTree } from '../../projections/tree/surveyTree'
import { catalogues } from '../arbitraries/surveys'

// A visit without a browser: what an office told is loaded, answered and encoded by the portal's own code.

export const catalogue = catalogues.shipped

/** A visit after a command; as it was where that is refused or does nothing. `seq` is its place among the commands. */
export const done = (state: State, seq: number, command: Command): State => {
  const record = recordOf(catalogue, state, seq, { command, id: `r${seq}`, at: 1_795_000_000_000 + seq })
  return E.isLeft(record) || record.right === null ? state : foldRecord(catalogue, state, record.right)
}

/** What an office told at the beginning of a visit; without an invitation nobody comes in. */
export interface ToldVisit {
  readonly customer: WireCustomer
  readonly invitation: Invitation
  readonly lenders: Lenders
  /** ISO date. */
  readonly today: string
}

/** A visit in which nothing was answered yet; three commands were given. */
export const visitOf = ({ customer, invitation, lenders, today }: ToldVisit): State => {
  const { isPartner: partnerSession, office, known } = customer
  const commands: readonly Command[] = [
    { type: 'OpenPortal', host: 'localhost', association: false, today, build: 'contract', rules: 'contract' },
    { type: 'LoadCustomer', invitation, partnerSession, office, customer: known },
    { type: 'LoadLenders', digest: 'lenders', lists: lenders },
  ]
  return commands.reduce((state, command, seq) => done(state, seq, command), initialState(catalogue))
}

/** The body that sends this visit. */
export const sentBy = (state: State): unknown =>
  JSON.parse(JSON.stringify(inventory(catalogue, state, surveyTree(situationOf(catalogue, state)))))
