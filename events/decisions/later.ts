import { changeAnswer } from './answer'
import { confirmDoubt } from './doubts'
import { attachFile, attachOverview, removeFile } from './files'
import { decideHomes } from './homes'
import { addItem, removeItem, restoreItem } from './items'
import { joinWork } from './joining'
import { loadLenders, seekLenders } from './lenders'
import { repeatAnswers } from './repeating'
import { leaveRetrieved, loadRetrieval, seeRetrieval, takeRetrieved } from './retrieval'
import { noteReceipt, noteSending, retryFile, seekReceipt, sendAgain, startSending } from './sending'
import { submitStep } from './submitting'
import { undoAction } from './undoing'

/** The decisions that no first page asks for: their code may come behind it. */
export const laterDecisions = {
  addItem,
  attachFile,
  attachOverview,
  changeAnswer,
  confirmDoubt,
  decideHomes,
  joinWork,
  leaveRetrieved,
  loadLenders,
  loadRetrieval,
  noteReceipt,
  noteSending,
  removeFile,
  removeItem,
  repeatAnswers,
  restoreItem,
  retryFile,
  seekLenders,
  seekReceipt,
  seeRetrieval,
  sendAgain,
  startSending,
  submitStep,
  takeRetrieved,
  undoAction,
}
export type LaterDecisions = typeof laterDecisions
