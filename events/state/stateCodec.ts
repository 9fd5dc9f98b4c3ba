import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { decodeAnswers, encodeAnswers } from '../../domain/engine/answersCodec'
import type { Catalogue } from '../../domain/engine/catalogue'
import { homeLookupResultsCodec } from '../../domain/homes/homeLookupResults'
import { answerCodec } from '../../domain/language/answer'
import { invitationCodec, invitationTypeCodec } from '../../domain/language/invitation'
import { keptJsonCodec } from '../../domain/language/json'
import { lenderCompanyCodec, lenderLabelCodec } from '../../domain/language/lender'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { officeCodec } from '../../domain/portal/office'
import { tenantStyleCodec } from '../../domain/portal/tenant'
import { passedOverPartCodec } from '../../domain/retrieval/passedOverPart'
import { retrievedDataCodec } from '../../domain/retrieval/retrievedData'
import { setAsidePartCodec } from '../../domain/retrieval/setAsidePart'
import { placedPartCodec, type ToldValue, toldValueCodec } from '../../domain/retrieval/toldValue'
import { attachmentCodec } from '../../domain/sending/attachment'
import { copyKindCodec } from '../../domain/sending/customerCopy'
import { unconfirmedReasonCodec } from '../../domain/sending/receipt'
import { sendingFailureCodec } from '../../domain/sending/sendingFailure'
import { restedAnswerCodec } from '../definitions/doubtConfirmed'
import { parseLine } from '../record/parseLine'
import type { RetrievalState, State } from './state'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

const factsCodec = t.strict({
  type: invitationTypeCodec,
  partnerSession: t.boolean,
  association: t.boolean,
  discount: t.number,
  today: t.string,
})

const lendersCodec = t.strict({
  digest: orNull(t.string),
  companies: t.readonlyArray(lenderCompanyCodec),
  labels: t.readonlyArray(lenderLabelCodec),
})

const sendingCodec = t.union([
  t.strict({ tag: t.literal('idle') }),
  t.strict({ tag: t.literal('busy'), at: t.number, body: orNull(t.string), again: t.boolean }),
  t.strict({ tag: t.literal('oneFile'), name: t.string }),
  t.strict({
    tag: t.literal('unconfirmed'),
    why: unconfirmedReasonCodec,
    body: orNull(t.string),
    since: t.number,
    asked: t.number,
    absent: t.boolean,
    sought: t.boolean,
  }),
  t.strict({
    tag: t.literal('failed'),
    failure: sendingFailureCodec,
    fields: t.readonlyArray(t.readonly(t.tuple([t.string, t.string]))),
    file: orNull(t.string),
  }),
  t.strict({ tag: t.literal('sent'), submittedAt: t.string }),
])

const lookUpCodec = t.keyof({ due: null, found: null, missing: null })

const retrievalCodec = t.strict({
  at: t.number,
  retrieved: retrievedDataCodec,
  placed: t.readonlyArray(placedPartCodec),
  setAside: t.readonlyArray(setAsidePartCodec),
  passedOver: t.readonlyArray(passedOverPartCodec),
  told: t.readonlyArray(t.tuple([toldValueCodec, t.boolean, t.number])),
  seen: t.boolean,
})

/** The state as plain JSON: sets and maps as lists, the answers by the catalogue's shape. */
const plainCodec = t.strict({
  facts: factsCodec,
  answers: t.unknown,
  kept: t.readonlyArray(t.tuple([t.string, t.strict({ json: keptJsonCodec, as: answerCodec })])),
  begun: t.boolean,
  loaded: t.boolean,
  invitation: orNull(invitationCodec),
  office: orNull(officeCodec),
  submitted: t.readonlyArray(t.tuple([stepKeyCodec, t.readonlyArray(t.string)])),
  asked: t.readonlyArray(t.string),
  confirmed: t.readonlyArray(t.tuple([t.string, t.readonlyArray(restedAnswerCodec)])),
  look: orNull(t.strict({ style: tenantStyleCodec, logo: orNull(t.string), hero: orNull(t.string) })),
  lenders: lendersCodec,
  iwizeIntegration: t.boolean,
  lookUps: t.readonlyArray(t.tuple([t.string, lookUpCodec])),
  lookedUp: t.readonlyArray(t.string),
  homes: t.readonlyArray(t.tuple([t.string, homeLookupResultsCodec])),
  retrieval: orNull(retrievalCodec),
  files: t.readonlyArray(attachmentCodec),
  filesSent: t.readonlyArray(t.string),
  sending: sendingCodec,
  attempt: orNull(t.strict({ at: t.number, changed: t.boolean })),
  copy: orNull(t.strict({ how: copyKindCodec, at: t.number, changed: t.boolean })),
  screen: orNull(t.string),
  calm: t.strict({
    on: orNull(t.boolean),
    at: orNull(t.strict({ step: stepKeyCodec, screen: t.string, heldUp: t.boolean, met: t.readonlyArray(t.string) })),
  }),
  wanted: t.strict({ customer: t.boolean, setting: t.boolean, lenders: t.boolean }),
})

const toldPlain = (told: RetrievalState['told']): [ToldValue, boolean, number][] =>
  [...told].map(([path, { open, at, ...rest }]) => [{ path, ...rest }, open, at])

const toldHeld = (told: readonly [ToldValue, boolean, number][]): RetrievalState['told'] =>
  new Map(told.map(([{ path, ...rest }, open, at]) => [path, { ...rest, open, at }]))

export const encodeState = (state: State): string => {
  const plain: t.TypeOf<typeof plainCodec> = {
    ...state,
    answers: encodeAnswers(state.answers),
    kept: [...state.kept],
    submitted: [...state.submitted].map(([step, refused]) => [step, [...refused]]),
    asked: [...state.asked],
    confirmed: [...state.confirmed],
    lookUps: [...state.lookUps],
    lookedUp: [...state.lookedUp],
    homes: [...state.homes],
    retrieval: state.retrieval === null ? null : { ...state.retrieval, told: toldPlain(state.retrieval.told) },
    filesSent: [...state.filesSent],
  }
  return JSON.stringify(plain)
}

/** The state that `encodeState` wrote; null for what is no such text, or does not have the shape of this catalogue. */
export const decodeState = (catalogue: Catalogue, text: string): State | null => {
  const plain = plainCodec.decode(parseLine(text))
  if (E.isLeft(plain)) return null
  const {
    answers: stored,
    kept,
    submitted,
    asked,
    confirmed,
    lookUps,
    lookedUp,
    homes,
    retrieval,
    filesSent,
    ...rest
  } = plain.right
  const answers = decodeAnswers(catalogue, stored)
  if (answers === null) return null
  return {
    ...rest,
    answers,
    kept: new Map(kept),
    submitted: new Map(submitted.map(([step, refused]) => [step, new Set(refused)])),
    asked: new Set(asked),
    confirmed: new Map(confirmed),
    lookUps: new Map(lookUps),
    lookedUp: new Set(lookedUp),
    homes: new Map(homes),
    retrieval: retrieval === null ? null : { ...retrieval, told: toldHeld(retrieval.told) },
    filesSent: new Set(filesSent),
  }
}
