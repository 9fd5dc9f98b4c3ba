import { discountEuros } from '../../domain/language/limits'
import { callFailed } from '../definitions/callFailed'
import { copyGiven } from '../definitions/copyGiven'
import { dayBegan } from '../definitions/dayBegan'
import { officeLogoLoaded } from '../definitions/officeLogoLoaded'
import { portalOpened } from '../definitions/portalOpened'
import { settingLoaded } from '../definitions/settingLoaded'
import { calmScreenShown, noticeShown, screenShown, viewChosen } from '../definitions/shown'
import { styleLoaded } from '../definitions/styleLoaded'
import { tabShutOut } from '../definitions/tabShutOut'
import { isLocked, isOnItsWay } from '../state/sendingState'
import { isClosed, type State } from '../state/state'
import type { Command, Refusal } from './command'
import { originOf } from './commandRows'
import { type Deciding, type Decision, done, refused } from './decision'
import type { LaterDecisions } from './later'
import { fillAddress, loadCustomer } from './loading'
import { restoreAnswers } from './restoring'

/** What the customer may still want of an inventory that went out. */
const aboutSending: ReadonlySet<Command['type']> = new Set(['StartSending', 'SendAgain', 'SeekReceipt'])

/** What the customer does to the screen alone. */
const aboutScreen: ReadonlySet<Command['type']> = new Set(['ChooseView'])

/** What is sent is what the customer saw: nothing is changed behind it, or it would be erased unseen once it has arrived. */
const isChange = (command: Command): boolean => {
  const by = originOf(command)
  return (by === 'customer' || by === 'retrieval') && !aboutSending.has(command.type) && !aboutScreen.has(command.type)
}

/** Why nothing can be changed any more; null while it can. */
const shutFor = (state: State): Refusal | null => {
  if (isOnItsWay(state.sending)) return { tag: 'AlreadySending' }
  if (isLocked(state.sending)) return { tag: 'ReceiptUnknown' }
  if (state.sending.tag === 'sent') return { tag: 'AlreadySent' }
  return isClosed(state) ? { tag: 'InvitationClosed' } : null
}

const notTold = { id: null, took: 'notTold', since: null } as const

/** What a command brings about in this state. Pure: ids and the time come in with `deciding`. */
export type Decide = (deciding: Deciding, command: Command) => Decision

/** @param later asked only for a command that is decided there */
export const decideWith =
  (later: () => LaterDecisions): Decide =>
  (deciding, command) => {
    const { state } = deciding
    const shut = shutFor(state)
    if (shut !== null && isChange(command)) return refused(shut)
    switch (command.type) {
      case 'OpenPortal': {
        const { host, association, discount = discountEuros, today, build, rules } = command
        const { id: tab, took, since } = command.tab ?? notTold
        return done(portalOpened({ host, association, discount, today, build, rules, tab, took, since }))
      }
      case 'NoteTabShutOut':
        return done(tabShutOut({ tab: command.tab }))
      case 'NoteCallFailed': {
        const { type: _, ...failed } = command
        return done(callFailed(failed))
      }
      case 'BeginDay':
        return state.facts.today === command.today ? done() : done(dayBegan({ today: command.today }))
      case 'LoadCustomer':
        return loadCustomer(deciding, command)
      case 'LoadLenders':
        return later().loadLenders(deciding, command)
      case 'SeekLenders':
        return later().seekLenders(deciding)
      case 'LoadStyle':
        return done(styleLoaded({ style: command.style, logo: command.logo, hero: command.hero }))
      case 'LoadOfficeLogo':
        return done(officeLogoLoaded({ digest: command.digest }))
      case 'LoadSetting':
        return done(settingLoaded({ name: command.name, on: command.on }))
      case 'ChangeAnswer':
        return later().changeAnswer(deciding, command)
      case 'RepeatAnswers':
        return later().repeatAnswers(deciding, command)
      case 'ConfirmDoubt':
        return later().confirmDoubt(deciding, command)
      case 'AddItem':
        return later().addItem(deciding, command.list)
      case 'RemoveItem':
        return later().removeItem(deciding, command.list, command.id)
      case 'RestoreItem':
        return later().restoreItem(deciding, command.list, command.id)
      case 'UndoAction':
        return later().undoAction(deciding, command)
      case 'SubmitStep':
        return later().submitStep(deciding, command.step)
      case 'FillAddress':
        return fillAddress(deciding, command)
      case 'LoadRetrieval':
        return later().loadRetrieval(deciding, command)
      case 'SeeRetrieval':
        return later().seeRetrieval(deciding)
      case 'TakeRetrieved':
        return later().takeRetrieved(deciding, command.path)
      case 'LeaveRetrieved':
        return later().leaveRetrieved(deciding, command.path)
      case 'SearchHomes':
      case 'NoteHomes':
      case 'ChooseHome':
      case 'SeekHome':
      case 'NoteHome':
        return later().decideHomes(deciding, command)
      case 'AttachFile':
        return later().attachFile(deciding, command.file)
      case 'AttachOverview':
        return later().attachOverview(deciding, command.file)
      case 'RemoveFile':
        return later().removeFile(deciding, command.name)
      case 'NoteCopy':
        return done(copyGiven({ how: command.how }))
      case 'StartSending':
        return later().startSending(deciding, command.body)
      case 'SendAgain':
        return later().sendAgain(deciding)
      case 'RetryFile':
        return later().retryFile(deciding, command.name)
      case 'NoteFileSent':
      case 'NoteSendingFailed':
      case 'NoteSent':
      case 'NoteUnconfirmed':
        return later().noteSending(deciding, command)
      case 'SeekReceipt':
        return later().seekReceipt(deciding)
      case 'NoteReceipt':
        return later().noteReceipt(deciding, command)
      case 'RestoreAnswers':
        return restoreAnswers(deciding, command)
      case 'JoinWork':
        return later().joinWork(deciding, command)
      case 'ShowScreen':
        return state.screen === command.screen ? done() : done(screenShown({ screen: command.screen }))
      case 'ChooseView':
        return state.calm.on === command.calm ? done() : done(viewChosen({ calm: command.calm }))
      case 'ShowCalmScreen': {
        const { step, at } = command
        const isThere = state.calm.at?.step === step && state.calm.at.screen === at
        return isThere ? done() : done(calmScreenShown({ step, at }))
      }
      case 'ShowNotice':
        return done(noticeShown({ kind: command.kind, text: command.text }))
    }
  }
