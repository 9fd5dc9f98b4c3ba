/**
 * Defines the intents that are stored with records to tell what was meant, decodes them, and tells which answer a
 * question or are actions.
 */
import * as t from 'io-ts'
import { type EntityFields, entity, field } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { type CompiledDecoder, compileDecoder, notDecoded } from './compileDecoder'

const intent = <T extends string, F extends EntityFields>(tag: T, fields: F) =>
  entity(`Intent.${tag}`, { ...fields, tag: field(t.literal(tag), 'open') })

const path = field(t.string, 'path')
const at = field(t.string, 'path')
const item = { list: field(t.string, 'path'), id: field(t.string, 'path', 'thing') }
const flag = field(t.boolean, 'open')
/** Whether it goes on with the action before it: both are one row of typing, and go back together. */
const continues = flag

/**
 * What was meant by a record, by its tag. It holds paths, ids and steps alone: no answer, and no file's name. Stored, so a
 * tag keeps its name.
 */
export const intentCodecs = {
  /** A question is answered; the other answers of the record came along. */
  answer: intent('answer', { path, continues }),
  /** What was typed says another answer than the one that it becomes, and that stands there already. */
  typedText: intent('typedText', {}),
  takeRetrieved: intent('takeRetrieved', { path, continues }),
  leaveRetrieved: intent('leaveRetrieved', { path }),
  addItem: intent('addItem', item),
  removeItem: intent('removeItem', item),
  restoreItem: intent('restoreItem', item),
  /** A home was chosen, or no longer, at a place where homes are searched. */
  chooseHome: intent('chooseHome', { at }),
  /** What was looked up at a place: it belongs to what was done there. */
  lookup: intent('lookup', { at, of: field(t.keyof({ address: null, home: null }), 'open') }),
  reuse: intent('reuse', { step: field(stepKeyCodec, 'open'), from: field(stepKeyCodec, 'open') }),
  confirm: intent('confirm', { path }),
  /** `counts`: a step counts as submitted since, by the customer's own press. */
  submit: intent('submit', { step: field(stepKeyCodec, 'open'), counts: flag }),
  attachFile: intent('attachFile', {}),
  removeFile: intent('removeFile', {}),
  /** Something is taken back, or done again. */
  undo: intent('undo', {}),
  /** What was done on another computer comes in. */
  merge: intent('merge', {}),
  /** After damage all answers are put back. */
  restoreAnswers: intent('restoreAnswers', {}),
  send: intent('send', {}),
  showScreen: intent('showScreen', {}),
  /** The office tells of the customer. */
  loadCustomer: intent('loadCustomer', {}),
  loadLenders: intent('loadLenders', {}),
  /** Nothing that is read of a record but by its events. */
  other: intent('other', {}),
} as const

type IntentCodecs = typeof intentCodecs
type IntentTag = keyof IntentCodecs
export type IntentOf<T extends IntentTag> = t.TypeOf<IntentCodecs[T]>
export type Intent = { [T in IntentTag]: IntentOf<T> }[IntentTag]

export const otherIntent: Intent = { tag: 'other' }

const readers: ReadonlyMap<unknown, CompiledDecoder<Intent>> = new Map(
  Object.entries(intentCodecs).map(([tag, codec]) => [tag, compileDecoder<Intent>(codec)]),
)

/** The intent that is stored with a record; undefined where it has none, or one that this build does not know. */
export const decodeIntent = (stored: unknown): Intent | undefined => {
  if (typeof stored !== 'object' || stored === null || !('tag' in stored)) return undefined
  const intent = readers.get(stored.tag)?.(stored)
  return intent === notDecoded ? undefined : intent
}

/** The question that was answered; null where it is no answer of a question: a removal, a home, a look-up. */
export const answeredPath = (intent: Intent): string | null =>
  intent.tag === 'answer' || intent.tag === 'takeRetrieved' ? intent.path : null

/** Whether what was typed before it is an answer of its own, whatever is typed next. */
const endsTyping: { readonly [T in IntentTag]: boolean } = {
  answer: true,
  typedText: false,
  takeRetrieved: true,
  leaveRetrieved: true,
  addItem: true,
  removeItem: true,
  restoreItem: true,
  chooseHome: true,
  lookup: false,
  reuse: true,
  confirm: true,
  submit: true,
  attachFile: true,
  removeFile: true,
  undo: true,
  merge: true,
  restoreAnswers: true,
  send: false,
  showScreen: false,
  loadCustomer: false,
  loadLenders: false,
  other: false,
}

/** Whether a record with it is an action, which a row of typing does not go on over. */
export const isAction = (intent: Intent): boolean =>
  endsTyping[intent.tag] && (intent.tag !== 'submit' || intent.counts)
