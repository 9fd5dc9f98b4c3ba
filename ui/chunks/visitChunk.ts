/** The chunk of a visit: opening its log, its screens, and whether a log holds answers that were not sent. */

export { VisitScreen } from '../app/visitScreens/VisitScreen'
export { openVisit } from '../visit/openVisit/openVisit'
export { unsentInClosedLog, unsentInVisit } from '../visit/openVisit/unsentAnswers'
