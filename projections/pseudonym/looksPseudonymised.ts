/**
 * Checks whether an imported log looks pseudonymised: every value with a recognisable shape has the pseudonymiser's,
 * and it holds no bytes but pictures that screens show.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { isSameJson } from '../../domain/language/json'
import type { ImportedLog } from '../../events/log/logExport/importPlan'
import { picturesIn } from '../../events/record/eventRows'
import { definitions } from '../../events/record/surveyEvent'
import { storedLogHeaderCodec } from '../../events/record/surveyRecord'
import { originalHeader, scenarioStart } from '../logHistory/scenarioMark'
import { dateInText } from './dates/dateInText'
import { placeSpreadDegrees } from './replacingVisitor'
import { isDocumentName } from './texts/documentNames'
import { drawnTextCheck } from './texts/drawnTextCheck'
import { keptWords } from './walk/keptWords'
import { leafVisitors, type ValueVisitor } from './walk/leafVisitors'
import { isOtherName, pathReplacer } from './walk/pathReplacer'
import { type LeafVisitor, type LeafVisitors, walkCodec } from './walk/walkCodec'
import { intentWalk, isWithheld } from './walk/walkLog'

/** Keeps values that have the shape of the pseudonymiser's and changes all others; texts are checked together. */
const checkingVisitor = (catalogue: Catalogue, take: (text: string) => void): ValueVisitor => {
  const name = (text: string): string => (text === '' || isOtherName(text) ? text : '')
  const text = (value: string): string => {
    if (dateInText(value) === null) take(value)
    return value
  }
  return {
    text,
    birth: text,
    number: value => value,
    moment: at => at,
    day: value => value,
    thing: name,
    path: pathReplacer(catalogue, segment => name(segment) || '?'),
    document: document => (isDocumentName(document) ? document : ''),
    home: lookupKey => lookupKey.split('-').map(text).join('-'),
    degree: (degree, middle) => (Math.abs(degree - middle) <= placeSpreadDegrees + 1e-5 ? degree : middle),
  }
}

/**
 * Whether all of a log has the shape of what the pseudonymiser puts in the place of a value: ids, the names of documents,
 * texts, pictures, places, what the office sent as JSON, and no bytes but those that screens show. A number, a date and a
 * text of a few characters have no shape of their own: of these nothing is known. What support tried out in a copy is its
 * own. Yields after every few records.
 */
export function* looksPseudonymised(
  catalogue: Catalogue,
  { header, records, blobs }: ImportedLog,
): Generator<void, boolean> {
  // Those of the tenant and the office are no customer's.
  const shown = new Set(records.flatMap(({ events }) => events.flatMap(picturesIn)))
  if (blobs.some(({ digest, bytes }) => bytes.length > 0 && !shown.has(digest))) return false
  const texts = drawnTextCheck()
  let isReplaced = true
  const checked =
    (leaf: LeafVisitor): LeafVisitor =>
    (value, within, name) => {
      if (isReplaced && !isSameJson(leaf(value, within, name), value)) isReplaced = false
      return value
    }
  const visitors = leafVisitors(catalogue, keptWords(catalogue, records), checkingVisitor(catalogue, texts.take))
  // Every leaf by its own name.
  const leaves = Object.fromEntries(
    Object.entries(visitors).map(([keeps, leaf]) => [keeps, checked(leaf)]),
  ) as LeafVisitors
  const walks = new Map<string, LeafVisitor>(
    Object.values(definitions).map(({ type, codec }) => [type, walkCodec(codec, 'itself', leaves)]),
  )
  const walkIntent = intentWalk(leaves)
  walkCodec(storedLogHeaderCodec, 'itself', leaves)(originalHeader(header), null)
  const until = scenarioStart(records) ?? Number.POSITIVE_INFINITY
  for (const { seq, id, command, intent, events } of records) {
    if (seq >= until) break
    leaves.thing(id, null)
    leaves.listed(command, null)
    if (intent !== undefined) walkIntent(intent)
    for (const event of events) {
      if (event.type === 'Unknown') isReplaced = isReplaced && isWithheld(event)
      else walks.get(event.type)?.(event, null)
    }
    if (!isReplaced) return false
    if (seq % 50 === 0) yield
  }
  return isReplaced && texts.areDrawn()
}
