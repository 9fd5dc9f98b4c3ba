/** Types every command of the survey, from the customer, the office or the portal, and every refusal of one. */
import type { LoadedCustomer } from '../../domain/engine/loadedCustomer'
import type { Criteria } from '../../domain/homes/homeLookupResults'
import type { Coordinates, Property } from '../../domain/homes/property'
import type { Answer } from '../../domain/language/answer'
import type { RestedAnswer } from '../../domain/language/doubt'
import type { Invitation } from '../../domain/language/invitation'
import type { Lenders } from '../../domain/language/lender'
import type { StepKey } from '../../domain/language/stepKey'
import type { Office } from '../../domain/portal/office'
import type { TenantStyle } from '../../domain/portal/tenant'
import type { RetrievedData } from '../../domain/retrieval/retrievedData'
import type { SetAsidePart } from '../../domain/retrieval/setAsidePart'
import type { Attachment } from '../../domain/sending/attachment'
import type { CopyKind } from '../../domain/sending/customerCopy'
import type { UnconfirmedReason } from '../../domain/sending/receipt'
import type { SendingFailure } from '../../domain/sending/sendingFailure'
import type { callFailed } from '../definitions/callFailed'
import type { EventOf } from '../definitions/definition'
import type { LockAcquisition, portalOpened } from '../definitions/portalOpened'
import type { SurveyEvent } from '../record/surveyEvent'
import type { State } from '../state/state'

/** A page that has the log: an id of its own, how it came by the log, and since when (milliseconds since 1970) it was shut out. */
interface EditingTab {
  readonly id: string
  readonly took: LockAcquisition
  readonly since: number | null
}

/**
 * Everything that can be asked of the survey. Paths and lists as in house.md; dates ISO; digests name bytes in the store
 * beside the log.
 */
export type Command =
  /** The portal starts on this log. */
  | {
      readonly type: 'OpenPortal'
      readonly host: string
      readonly association: boolean
      /** In whole euros, 0 for none; the documents' where it is not said. */
      readonly discount?: number
      readonly today: string
      readonly build: string
      readonly rules: string
      /** The page that writes from now on, and how it came by the log; not told without it. */
      readonly tab?: EditingTab
    }
  /** Another page, `tab`, was opened and shut out: this one has the log. */
  | { readonly type: 'NoteTabShutOut'; readonly tab: string }
  /** A call of this visit brought nothing. */
  | ({ readonly type: 'NoteCallFailed' } & Omit<EventOf<typeof callFailed>, 'type' | 'v'>)
  | { readonly type: 'BeginDay'; readonly today: string }
  /** What the office answers about the customer fills what the customer has not touched. */
  | {
      readonly type: 'LoadCustomer'
      readonly invitation: Invitation | null
      readonly partnerSession: boolean
      readonly office: Office | null
      readonly customer: LoadedCustomer
    }
  | { readonly type: 'LoadLenders'; readonly digest: string; readonly lists: Lenders }
  /** The lists of lenders and products are asked for again. */
  | { readonly type: 'SeekLenders' }
  | {
      readonly type: 'LoadStyle'
      readonly style: TenantStyle
      readonly logo: string | null
      readonly hero: string | null
    }
  | { readonly type: 'LoadOfficeLogo'; readonly digest: string }
  | { readonly type: 'LoadSetting'; readonly name: 'iwize_integration'; readonly on: boolean }
  /**
   * The data retrieval came back: it fills what the customer has not touched. `files`: the documents that came along;
   * their bytes come with the command.
   */
  | {
      readonly type: 'LoadRetrieval'
      readonly retrieved: RetrievedData
      readonly setAside: readonly SetAsidePart[]
      readonly files: readonly Attachment[]
    }
  /** 'Gezien' under the list of what was retrieved. */
  | { readonly type: 'SeeRetrieval' }
  /** The value that was retrieved takes the place of the answer: 'Terugzetten' and 'Overnemen'. */
  | { readonly type: 'TakeRetrieved'; readonly path: string }
  /** 'Laten staan': the answer stays, though another value was retrieved. */
  | { readonly type: 'LeaveRetrieved'; readonly path: string }
  /** `typed`: the text that was typed, where the answer that it becomes is another than it says. */
  | {
      readonly type: 'ChangeAnswer'
      readonly path: string
      readonly value: Answer
      readonly typed?: string | undefined
    }
  /**
   * The answers that `from` has take the place of those that `step` asks alike and are still open. `only`: the home that
   * was chosen there, and what it was searched by.
   */
  | { readonly type: 'RepeatAnswers'; readonly step: StepKey; readonly from: StepKey; readonly only: 'home' | null }
  /** 'Ja, dat klopt' beside a doubt; `rested`: what it rests on, as the customer saw it. */
  | {
      readonly type: 'ConfirmDoubt'
      readonly path: string
      readonly doubt: string
      readonly rested: readonly RestedAnswer[]
    }
  /** 'Klopt' on the card of a section or an item; `rested`: the answers on it, as the customer saw them. */
  | { readonly type: 'ConfirmItem'; readonly path: string; readonly rested: readonly RestedAnswer[] }
  | { readonly type: 'AddItem'; readonly list: string }
  | { readonly type: 'RemoveItem'; readonly list: string; readonly id: string }
  | { readonly type: 'RestoreItem'; readonly list: string; readonly id: string }
  /**
   * 'Ongedaan maken', 'Opnieuw' and 'Terugzetten': what the records `of` did is taken back. `answers`: what must stand there
   * and what comes in its place, whether that is the customer's own, was looked up, and is offered another that was
   * retrieved. `items`: `empty` of one that came with nothing in it. `reopened`: steps that do not count as submitted any
   * more; `submit`: the step that is submitted again; `confirmed`: what counts as confirmed of a card, without answers nothing.
   */
  | {
      readonly type: 'UndoAction'
      readonly of: readonly number[]
      readonly answers: readonly {
        readonly path: string
        readonly from: Answer
        readonly to: Answer
        readonly own: boolean
        readonly lookedUp: boolean
        readonly offered: boolean
      }[]
      readonly items: readonly {
        readonly list: string
        readonly id: string
        readonly becomes: 'there' | 'gone'
        readonly empty: boolean
      }[]
      readonly reopened: readonly StepKey[]
      readonly submit: StepKey | null
      readonly confirmed?: readonly { readonly path: string; readonly rested: readonly RestedAnswer[] }[]
    }
  /** 'Volgende stap'; for `complete`: the button that sends. */
  | { readonly type: 'SubmitStep'; readonly step: StepKey }
  /** The look-up of an address block ('customer.address') came back; null when there is no such address, or it `failed`. */
  | {
      readonly type: 'FillAddress'
      readonly at: string
      readonly found: { readonly street: string; readonly place: string } | null
      readonly failed?: boolean
    }
  /** 'Zoeken' at a place of homes ('divorce.sections.section_81.questions.home'). */
  | { readonly type: 'SearchHomes'; readonly at: string }
  /** The search came back; empty where it `failed`. `center`: where its postal code is. */
  | {
      readonly type: 'NoteHomes'
      readonly at: string
      readonly criteria: Criteria
      readonly homes: readonly Property[]
      readonly center: Coordinates | null
      readonly failed?: boolean
    }
  /** One of the homes that were found; null takes the choice back. */
  | { readonly type: 'ChooseHome'; readonly at: string; readonly id: string | null }
  /** 'Opnieuw zoeken' at a single home. */
  | { readonly type: 'SeekHome'; readonly at: string }
  /** The look-up of a single home came back; null where there is none, or it `failed`. Not settled: its picture may still come. */
  | {
      readonly type: 'NoteHome'
      readonly at: string
      readonly sought: string
      readonly home: Property | null
      readonly settled: boolean
      readonly failed?: boolean
    }
  | { readonly type: 'AttachFile'; readonly file: Attachment }
  /** The portal has made the overview of what was retrieved; its bytes come with the command. */
  | { readonly type: 'AttachOverview'; readonly file: Attachment }
  | { readonly type: 'RemoveFile'; readonly name: string }
  /** The browser was given the customer's own copy. */
  | { readonly type: 'NoteCopy'; readonly how: CopyKind }
  /** `body` names the bytes of what is sent, which come with the command. */
  | { readonly type: 'StartSending'; readonly body: string }
  /** 'Dezelfde gegevens nog een keer versturen': those, of which nobody can tell whether it arrived. */
  | { readonly type: 'SendAgain' }
  /** 'Opnieuw proberen' at a document. */
  | { readonly type: 'RetryFile'; readonly name: string }
  | { readonly type: 'NoteFileSent'; readonly name: string }
  | {
      readonly type: 'NoteSendingFailed'
      readonly failure: SendingFailure
      readonly fields: readonly (readonly [string, string])[]
      readonly file: string | null
    }
  /** The answer to the inventory proves that the office has it. */
  | { readonly type: 'NoteSent'; readonly submittedAt: string }
  /** The inventory went out, and what came back, if anything, proves nothing. */
  | { readonly type: 'NoteUnconfirmed'; readonly why: UnconfirmedReason }
  /** 'Opnieuw controleren' after that. */
  | { readonly type: 'SeekReceipt' }
  /**
   * The office was asked whether it has the inventory: its invitation as it is now, null where it did not say.
   * `refused`: it has just refused the inventory, so what it has came earlier.
   */
  | { readonly type: 'NoteReceipt'; readonly invitation: Invitation | null; readonly refused: boolean }
  /** A part of the log was damaged: what had followed from it comes back. `opened`: the visit that it happens in. */
  | { readonly type: 'RestoreAnswers'; readonly rescue: State; readonly opened: EventOf<typeof portalOpened> | null }
  /**
   * What the customer did on another computer comes in with its file, as it was compared (`events/joining`) with what stood
   * here then: `on`. The bytes of its documents come with the command.
   */
  | {
      readonly type: 'JoinWork'
      readonly on: Pick<State, 'answers' | 'files'>
      readonly events: readonly SurveyEvent[]
    }
  | { readonly type: 'ShowScreen'; readonly screen: string }
  /** The switch between all of a step and a question at a time. */
  | { readonly type: 'ChooseView'; readonly calm: boolean }
  /** A screen of the calm view is in sight; `heldUp`: it tells what is not right before one goes on. */
  | { readonly type: 'ShowCalmScreen'; readonly step: StepKey; readonly at: string; readonly heldUp: boolean }
  | { readonly type: 'ShowNotice'; readonly kind: 'success' | 'danger'; readonly text: string }

/** Why a command was not done; the names are for engineers, the screen says it in Dutch. */
export type Refusal =
  | { readonly tag: 'NoSuchQuestion'; readonly path: string }
  | { readonly tag: 'NotForCustomer'; readonly path: string }
  | { readonly tag: 'WrongShape'; readonly path: string }
  | { readonly tag: 'NoSuchItem'; readonly list: string; readonly id: string }
  | { readonly tag: 'NoSuchList'; readonly list: string }
  | { readonly tag: 'NoSuchHome'; readonly at: string; readonly id: string }
  | { readonly tag: 'FirstItemStays'; readonly list: string }
  | { readonly tag: 'TooManyFiles' }
  | { readonly tag: 'FileTooLarge' }
  | { readonly tag: 'NoSuchFile'; readonly name: string }
  /** Nothing was retrieved for the question. */
  | { readonly tag: 'NotRetrieved'; readonly path: string }
  | { readonly tag: 'NotReady' }
  | { readonly tag: 'AlreadySending' }
  | { readonly tag: 'AlreadySent' }
  /** What was sent may have arrived: only the office can tell, and until then nothing is changed. */
  | { readonly tag: 'ReceiptUnknown' }
  | { readonly tag: 'InvitationOver' }
  /** The invitation was used, or there is no valid one: nothing is filled in any more. */
  | { readonly tag: 'InvitationClosed' }
  | { readonly tag: 'OpenElsewhere' }
  /** Something else stands there by now than what was to be taken back. */
  | { readonly tag: 'ChangedSince'; readonly path: string }
  /** Another page answered the same, after what this one knew when it did. */
  | { readonly tag: 'AnsweredElsewhere' }
