import { discountEuros } from '../../domain/language/limits'
import { callFailed } from '../definitions/callFailed'
import { copyGiven } from '../definitions/copyGiven'
import { dayBegan } from '../definitions/dayBegan'
import { officeLogoLoaded } from '../definitions/officeLogoLoaded'
import { portalOpened } from '../definitions/portalOpened'
import { calmScreenShown, noticeShown, screenShown, viewChosen } from '../definitions/screenShown'
import { settingLoaded } from '../definitions/settingLoaded'
import { styleLoaded } from '../definitions/styleLoaded'
import { tabShutOut } from '../definitions/tabShutOut'
import { changeAnswer, repeatAnswers } from './changeAnswer'
import { changeRefusal } from './changeRefusal'
import type { Command } from './command'
import { isRefusedOnceSent } from './commandRows'
import { confirmDoubt } from './confirmDoubt'
import { confirmItem } from './confirmItem'
import { decideHomes } from './decideHomes'
import { addItem, removeItem, restoreItem } from './decideItems'
import { accept, acceptAll, type Decision, type DecisionContext, refuse } from './decision'
import { attachFile, attachOverview, removeFile } from './files'
import { fillAddress, loadCustomer } from './loadCustomer'
import { loadLenders, seekLenders } from './loadLenders'
import { leaveRetrieved, loadRetrieval, seeRetrieval, takeRetrieved } from './loadRetrieval'
import { restoreAnswers } from './restoreAnswers'
import { noteReceipt, noteSending, retryFile, seekReceipt, sendAgain, startSending } from './sending'
import { submitStep } from './submitStep'
import { undoAction } from './undoAction'

const notTold = { id: null, took: 'notTold', since: null } as const

/**
 * Decides by a command's type which events it brings about in this state, or why it is refused, as all changes are
 * while sending or once closed. Pure: ids and the time come in with `deciding`.
 */
export const decide = (deciding: DecisionContext, command: Command): Decision => {
  const { state } = deciding
  const shut = changeRefusal(state)
  if (shut !== null && isRefusedOnceSent(command)) return refuse(shut)
  switch (command.type) {
    case 'OpenPortal': {
      const { host, association, discount = discountEuros, today, build, rules } = command
      const { id: tab, took, since } = command.tab ?? notTold
      return accept(portalOpened({ host, association, discount, today, build, rules, tab, took, since }))
    }
    case 'NoteTabShutOut':
      return accept(tabShutOut({ tab: command.tab }))
    case 'NoteCallFailed': {
      const { type: _, ...failed } = command
      return accept(callFailed(failed))
    }
    case 'BeginDay':
      return state.facts.today === command.today ? accept() : accept(dayBegan({ today: command.today }))
    case 'LoadCustomer':
      return loadCustomer(deciding, command)
    case 'LoadLenders':
      return loadLenders(deciding, command)
    case 'SeekLenders':
      return seekLenders(deciding)
    case 'LoadStyle':
      return accept(styleLoaded({ style: command.style, logo: command.logo, hero: command.hero }))
    case 'LoadOfficeLogo':
      return accept(officeLogoLoaded({ digest: command.digest }))
    case 'LoadSetting':
      return accept(settingLoaded({ name: command.name, on: command.on }))
    case 'ChangeAnswer':
      return changeAnswer(deciding, command)
    case 'RepeatAnswers':
      return repeatAnswers(deciding, command)
    case 'ConfirmDoubt':
      return confirmDoubt(deciding, command)
    case 'ConfirmItem':
      return confirmItem(deciding, command)
    case 'AddItem':
      return addItem(deciding, command.list)
    case 'RemoveItem':
      return removeItem(deciding, command.list, command.id)
    case 'RestoreItem':
      return restoreItem(deciding, command.list, command.id)
    case 'UndoAction':
      return undoAction(deciding, command)
    case 'SubmitStep':
      return submitStep(deciding, command.step)
    case 'FillAddress':
      return fillAddress(deciding, command)
    case 'LoadRetrieval':
      return loadRetrieval(deciding, command)
    case 'SeeRetrieval':
      return seeRetrieval(deciding)
    case 'TakeRetrieved':
      return takeRetrieved(deciding, command.path)
    case 'LeaveRetrieved':
      return leaveRetrieved(deciding, command.path)
    case 'SearchHomes':
    case 'NoteHomes':
    case 'ChooseHome':
    case 'SeekHome':
    case 'NoteHome':
      return decideHomes(deciding, command)
    case 'AttachFile':
      return attachFile(deciding, command.file)
    case 'AttachOverview':
      return attachOverview(deciding, command.file)
    case 'RemoveFile':
      return removeFile(deciding, command.name)
    case 'NoteCopy':
      return accept(copyGiven({ how: command.how }))
    case 'StartSending':
      return startSending(deciding, command.body)
    case 'SendAgain':
      return sendAgain(deciding)
    case 'RetryFile':
      return retryFile(deciding, command.name)
    case 'NoteFileSent':
    case 'NoteSendingFailed':
    case 'NoteSent':
    case 'NoteUnconfirmed':
      return noteSending(deciding, command)
    case 'SeekReceipt':
      return seekReceipt(deciding)
    case 'NoteReceipt':
      return noteReceipt(deciding, command)
    case 'RestoreAnswers':
      return restoreAnswers(deciding, command)
    case 'JoinWork':
      // What was compared was compared with what stood here; where that is another by now, it is compared anew first.
      return command.on.answers === state.answers && command.on.files === state.files
        ? acceptAll(command.events)
        : refuse({ tag: 'AnsweredElsewhere' })
    case 'ShowScreen':
      return state.screen === command.screen ? accept() : accept(screenShown({ screen: command.screen }))
    case 'ChooseView':
      return state.calm.on === command.calm ? accept() : accept(viewChosen({ calm: command.calm }))
    case 'ShowCalmScreen': {
      const { step, at, heldUp } = command
      const there = state.calm.at
      const isThere = there?.step === step && there.screen === at && (there.heldUp || !heldUp)
      return isThere ? accept() : accept(calmScreenShown({ step, at, heldUp }))
    }
    case 'ShowNotice':
      return accept(noticeShown({ kind: command.kind, text: command.text }))
  }
}
