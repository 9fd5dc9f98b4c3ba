/** Describes an event of the log in one line of Dutch, and an event that was skipped, for the support tool. */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { listAddress, slotAddress } from '../../../domain/engine/path'
import { profiles } from '../../../domain/invitation/profiles'
import { dutchDateOf } from '../../../domain/language/date'
import { type Lenders, noLenders } from '../../../domain/language/lender'
import type { UnconfirmedReason } from '../../../domain/sending/receipt'
import type { SendingFailure } from '../../../domain/sending/sendingFailure'
import type { SurveyEvent, UnknownEvent } from '../../../events/record/surveyEvent'
import type { SkippedEvent } from '../../../projections/replay/timeline'
import { blockWords, failedCallWords, lookupOutcomeWords } from './failedCallWords'
import { displayedAnswerWords } from './storedAnswerWords'
import { shutOutWords, tabWords } from './tabWords'
import { terminalText } from './terminalText'
import { typedTextWords } from './typedTextWords'

const titleOf = (catalogue: Catalogue, path: string): string =>
  slotAddress(catalogue, path)?.slot.question.title ?? 'onbekende vraag'

const itemOf = (catalogue: Catalogue, { list, id }: { readonly list: string; readonly id: string }): string =>
  `${listAddress(catalogue, list)?.list.list.called ?? 'iets onbekends'} (${terminalText(`${list}.${id}`)})`

const unconfirmedReasonWords: Readonly<Record<UnconfirmedReason, string>> = {
  noAnswer: 'er kwam geen antwoord',
  noProof: 'het antwoord zegt er niets over',
  status: 'het kantoor gaf een fout, en zei niet of het iets heeft',
  bodyGone: 'wat verstuurd zou worden, is niet meer goed te lezen',
}

const failureWords: Readonly<Record<Exclude<SendingFailure, 'invalid'>, string>> = {
  unexpected: 'het kantoor gaf een fout',
  network: 'er kwam geen antwoord',
}

/** Of the inventory: whether the office named questions; words of the whole have no path. */
const rejectionWords = ({ file, fields }: Extract<SurveyEvent, { type: 'SendingFailed' }>): string => {
  if (file !== null) return `het kantoor nam document ${terminalText(file)} niet aan`
  return fields.some(([path]) => path !== '')
    ? 'het kantoor keurde antwoorden af'
    : 'het kantoor nam de inventarisatie niet aan, en noemde geen vraag'
}

const settingWords: Readonly<Record<Extract<SurveyEvent, { type: 'SettingLoaded' }>['name'], string>> = {
  iwize_integration: 'gegevens ophalen',
}

/** A partner's own visit says nothing of an invitation of the other. */
const partnerWords = ({ partnerSession, invitation }: Extract<SurveyEvent, { type: 'CustomerLoaded' }>): string => {
  if (partnerSession) return ', als partner'
  const invited = invitation?.partner_invited ?? null
  return invited === null ? '' : `, partner ${invited ? '' : 'niet '}uitgenodigd`
}

const day = (iso: string): string => dutchDateOf(iso) ?? terminalText(iso)

/**
 * An event in one line of Dutch.
 * @param lenders the lists that answers were chosen from
 */
export const eventWords = (
  catalogue: Catalogue,
  event: SurveyEvent | UnknownEvent,
  lenders: Lenders = noLenders,
): string => {
  switch (event.type) {
    case 'PortalOpened':
      return `portaal geopend op ${terminalText(event.host)}, vandaag is ${day(event.today)}${tabWords(event)}`
    case 'TabShutOut':
      return shutOutWords(event.tab)
    case 'CallFailed':
      return failedCallWords(event)
    case 'DayBegan':
      return `het werd ${day(event.today)}`
    case 'CustomerLoaded':
      return event.invitation === null
        ? 'klant geladen, zonder geldige uitnodiging'
        : `klant geladen, uitnodiging '${profiles[event.invitation.type].label}'${partnerWords(event)}`
    case 'AnswerChanged':
      return `${titleOf(catalogue, event.path)}: ${displayedAnswerWords(catalogue, lenders, event)} (${terminalText(event.path)})`
    case 'TypedOtherwise':
      return `${typedTextWords(catalogue, event)} (${titleOf(catalogue, event.path)}, ${terminalText(event.path)})`
    case 'AnswersRepeated':
      return `klant nam bij stap ${event.step} antwoorden over van stap ${event.from}`
    case 'AnswersRestored':
      return `antwoorden teruggezet na schade: ${event.answers.length} antwoorden, ${event.items.length} onderdelen`
    case 'ValuesKept':
      return `zoals het van het kantoor kwam bewaard: ${event.values
        .map(
          ([path, json]) => `${titleOf(catalogue, path)} ${terminalText(json ?? 'niet meer')} (${terminalText(path)})`,
        )
        .join(', ')}`
    case 'ActionUndone':
      if (event.of.length === 0)
        return `${event.free.length} antwoorden daarvan zijn van niemand, ${event.reopened.length} stappen weer open`
      return `teruggenomen wat is gedaan in ${event.of.map(seq => `handeling ${seq}`).join(', ')}`
    case 'ItemAdded':
      return `${itemOf(catalogue, event)} toegevoegd`
    case 'ItemRemoved':
      return `${itemOf(catalogue, event)} verwijderd`
    case 'ItemRestored':
      return `${itemOf(catalogue, event)} teruggezet`
    case 'DoubtConfirmed':
      return `klant zei dat het klopt: ${titleOf(catalogue, event.path)} (${terminalText(event.path)}, twijfel ${terminalText(event.doubt)})`
    case 'ItemConfirmed':
      return `klant ${event.rested.length === 0 ? 'nam terug' : 'zei'} dat het klopt: ${terminalText(event.path)}`
    case 'StepSubmitted':
      return event.errors.length === 0
        ? `stap ${event.step} goedgekeurd, verder naar ${event.next ?? 'niets'}`
        : `stap ${event.step} afgekeurd: ${event.errors.length} ${event.errors.length === 1 ? 'vraag' : 'vragen'}`
    case 'LendersLoaded':
      return `lijst van geldverstrekkers geladen${event.lists === null ? ', niets nieuws' : ''}`
    case 'LendersSought':
      return 'lijst van geldverstrekkers opnieuw gevraagd'
    case 'StyleLoaded':
      return 'uiterlijk van het kantoor geladen'
    case 'OfficeLogoLoaded':
      return 'logo van het kantoor geladen'
    case 'SettingLoaded':
      return `${settingWords[event.name]} staat ${event.on ? 'aan' : 'uit'} (${event.name})`
    case 'AddressLookedUp':
      return `${blockWords(event.at)} ${lookupOutcomeWords[event.outcome]}`
    case 'DataRetrieved':
      return `gegevens opgehaald: ${event.told.length} antwoorden, ${event.setAside.length + event.passedOver.length} niet gebruikt`
    case 'RetrievalSeen':
      return 'klant heeft gezien wat er is opgehaald'
    case 'RetrievedLeft':
      return `klant houdt het eigen antwoord: ${titleOf(catalogue, event.path)} (${terminalText(event.path)})`
    case 'HomesSought':
      return event.criteria === null
        ? `woningen zoeken kon niet (${terminalText(event.at)})`
        : `woningen gezocht (${terminalText(event.at)})`
    case 'HomesFound':
      return event.outcome === 'failed' || event.outcome === 'unclear'
        ? `woningen ${lookupOutcomeWords[event.outcome]} (${terminalText(event.at)})`
        : `woningen gevonden: ${event.homes.length} (${terminalText(event.at)})`
    case 'HomeSought':
      return `woning opnieuw gezocht (${terminalText(event.at)})`
    case 'HomeFound':
      return `woning ${event.home !== null && !event.settled ? 'gevonden, nog zonder foto' : lookupOutcomeWords[event.outcome]} (${terminalText(event.at)})`
    case 'FileAttached':
      return `document ${terminalText(event.file.name)} toegevoegd`
    case 'FileRemoved':
      return `document ${terminalText(event.name)} verwijderd`
    case 'CopyGiven':
      return event.how === 'pdf'
        ? 'eigen kopie als pdf aan de browser gegeven'
        : 'eigen kopie aan de printer van de browser aangeboden'
    case 'SendingStarted':
      return event.body === null ? 'versturen begonnen' : `versturen begonnen (${terminalText(event.body)})`
    case 'FileRetried':
      return `document ${terminalText(event.name)} opnieuw geprobeerd`
    case 'FileSent':
      return `document ${terminalText(event.name)} verstuurd`
    case 'SendingFailed':
      return `versturen mislukt: ${event.failure === 'invalid' ? rejectionWords(event) : failureWords[event.failure]}`
    case 'SendingUnconfirmed':
      return `ontvangst niet bevestigd: ${unconfirmedReasonWords[event.why]}`
    case 'ReceiptSought':
      return 'klant vroeg de ontvangst opnieuw na'
    case 'ReceiptAsked':
      return event.absent
        ? 'ontvangst nagevraagd: het kantoor heeft niets ontvangen'
        : 'ontvangst nagevraagd: geen duidelijk antwoord'
    case 'InventoryFound':
      return `het kantoor heeft al een andere inventarisatie (${terminalText(event.submittedAt)})`
    case 'InventorySent':
      return 'inventarisatie verstuurd'
    case 'WorkJoined':
      return `bestand van een andere computer geopend: tot en met ${event.seq}, ${event.left.length} antwoorden daarvan niet overgenomen`
    case 'ScreenShown':
      return `scherm ${terminalText(event.screen)}`
    case 'ViewChosen':
      return event.calm ? 'Rustige weergave aangezet' : 'Rustige weergave uitgezet'
    case 'CalmScreenShown':
      return `rustig scherm ${terminalText(event.at)}${event.heldUp ? ', zegt wat er nog niet klopt' : ''}`
    case 'NoticeShown':
      return `melding '${terminalText(event.text)}'`
    case 'Unknown':
      return `onbekende gebeurtenis ${terminalText(String(event.raw.type))}`
  }
}

const skipReasonWords: Readonly<Record<SkippedEvent['why'], string>> = {
  unknownEvent: 'deze versie kent de gebeurtenis niet',
  noSuchPlace: 'de plek is er niet',
  wrongShape: 'de vraag kan deze waarde niet hebben',
}

export const skippedWords = ({ why, what }: SkippedEvent): string =>
  `overgeslagen, ${skipReasonWords[why]}: ${terminalText(what)}`
