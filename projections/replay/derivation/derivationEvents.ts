/** Describes one event of a log as a cause in a derivation; empty where there is none or nothing follows from it. */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { slotAddress } from '../../../domain/engine/path'
import { profiles } from '../../../domain/invitation/profiles'
import { dutchDateOf } from '../../../domain/language/date'
import { isTreeEvent, type TreeEvent } from '../../../events/record/eventRows'
import type { Intent } from '../../../events/record/intent'
import type { Author, RecordWithIntent } from '../../../events/record/surveyRecord'
import { shownLoggedAnswer } from '../../wording/shownAnswer'
import { lendersBySeq } from '../lendersBySeq'
import { customerAnswerIn } from '../recordedCommand'
import type { DerivationEvent } from './derivationNode'
import type { EventRef } from './eventIndex'
import { answerWords } from './ruleWords'

type EventWords = Pick<DerivationEvent, 'words' | 'along'>
type AnswerChanged = Extract<RecordWithIntent['events'][number], { type: 'AnswerChanged' }>

const eventWords = (words: string, along: DerivationEvent['along'] = null): EventWords => ({ words, along })

const authorNames: Readonly<Record<Author, string>> = {
  customer: 'de klant',
  retrieval: 'het ophalen van gegevens',
  server: 'het kantoor',
  system: 'het portaal',
}

/** Why an answer came along with what was meant; null where its author alone tells. */
const intentReason = (intent: Intent): string | null => {
  switch (intent.tag) {
    case 'addItem':
      return 'doordat de klant een onderdeel toevoegde'
    case 'removeItem':
      return 'doordat de klant het laatste onderdeel verwijderde'
    case 'restoreItem':
      return 'doordat de klant een onderdeel terugzette'
    case 'undo':
      return 'doordat de klant iets ongedaan maakte, of opnieuw deed'
    case 'lookup':
      return intent.of === 'address' ? 'omdat dat bij de postcode is opgezocht' : 'doordat de woning is opgezocht'
    case 'chooseHome':
      return 'doordat de klant een woning koos'
    case 'loadLenders':
      return 'door de lijst van geldverstrekkers'
    case 'answer':
    case 'typedText':
    case 'takeRetrieved':
    case 'leaveRetrieved':
    case 'reuse':
    case 'confirm':
    case 'submit':
    case 'attachFile':
    case 'removeFile':
    case 'merge':
    case 'restoreAnswers':
    case 'send':
    case 'showScreen':
    case 'loadCustomer':
    case 'other':
      return null
  }
}

const customerWords = (
  catalogue: Catalogue,
  record: RecordWithIntent,
  event: AnswerChanged,
  words: string,
): EventWords => {
  const own = customerAnswerIn(record)
  if (own === event) {
    const typed = record.events.flatMap(one =>
      one.type === 'TypedOtherwise' && one.path === own.path ? [one.typed] : [],
    )
    if (typed[0]) return eventWords(`de klant typte '${typed[0]}', dat werd ${words}`)
    return eventWords(`${record.scenario === true ? 'in deze kopie is geantwoord' : 'de klant antwoordde'}: ${words}`)
  }
  const title = own === null ? undefined : slotAddress(catalogue, own.path)?.slot.question.title
  return own === null || title === undefined
    ? eventWords(`het werd ${words}`)
    : eventWords(`het werd ${words} doordat de klant '${title}' beantwoordde`, { path: own.path, title })
}

const answerEventWords = (
  catalogue: Catalogue,
  records: readonly RecordWithIntent[],
  record: RecordWithIntent,
  event: AnswerChanged,
): EventWords => {
  const question = slotAddress(catalogue, event.path)?.slot.question
  const listed =
    question?.kind === 'choice' && question.supply !== null
      ? shownLoggedAnswer(catalogue, lendersBySeq(records)(record.seq), event.path, event.value)
      : null
  const stored = question === undefined ? String(event.value) : answerWords(question, event.value)
  const words = listed ? `'${listed}'` : stored
  const { intent } = record
  if (intent.tag === 'answer') return customerWords(catalogue, record, event, words)
  if (intent.tag === 'takeRetrieved') {
    const isOwn = customerAnswerIn(record) === event
    return isOwn
      ? eventWords(`de klant nam over wat was opgehaald: ${words}`)
      : customerWords(catalogue, record, event, words)
  }
  const because = intentReason(intent)
  if (because !== null) return eventWords(`het werd ${words} ${because}`)
  if (record.by === 'retrieval') return eventWords(`opgehaald: ${words}`)
  return eventWords(
    record.by === 'server' ? `het kantoor leverde: ${words}` : `${authorNames[record.by]} vulde in: ${words}`,
  )
}

const wordsOfEvent = (
  catalogue: Catalogue,
  records: readonly RecordWithIntent[],
  record: RecordWithIntent,
  event: TreeEvent,
): EventWords => {
  switch (event.type) {
    case 'AnswerChanged':
      return answerEventWords(catalogue, records, record, event)
    case 'ItemAdded':
      return eventWords(`${authorNames[record.by]} voegde het onderdeel toe`)
    case 'ItemRemoved':
      return eventWords(`${authorNames[record.by]} verwijderde het onderdeel`)
    case 'ItemRestored':
      return eventWords(`${authorNames[record.by]} zette het onderdeel terug`)
    case 'AnswersRestored':
      return eventWords('de antwoorden zijn teruggezet na schade aan het log')
    case 'PortalOpened':
      return eventWords(`het portaal werd geopend op ${event.host}, op ${dutchDateOf(event.today) ?? event.today}`)
    case 'DayBegan':
      return eventWords(`het werd ${dutchDateOf(event.today) ?? event.today}`)
    case 'CustomerLoaded':
      return eventWords(
        event.invitation === null
          ? 'het kantoor gaf geen geldige uitnodiging'
          : `het kantoor gaf een uitnodiging van het soort '${profiles[event.invitation.type].label}'`,
      )
    case 'LendersLoaded':
      return eventWords('de lijst van geldverstrekkers kwam')
  }
}

/** @param group all that must be left out together, this one too */
export const derivationEvents = (
  catalogue: Catalogue,
  records: readonly RecordWithIntent[],
  { seq, at }: EventRef,
  group: readonly EventRef[],
): readonly DerivationEvent[] => {
  const record = records[seq - 1]
  const event = record?.events[at]
  if (record === undefined || event === undefined || !isTreeEvent(event)) return []
  const others = group.filter(other => other.seq !== seq || other.at !== at)
  return [
    {
      tag: 'event',
      seq,
      event: at,
      by: record.by,
      command: record.command,
      ...wordsOfEvent(catalogue, records, record, event),
      with: others.map(other => ({ seq: other.seq, event: other.at })),
    },
  ]
}
