/** The chunk of what a visit needs after login: opening the log, the screens, and counting unsent answers. */

export { VisitScreen } from '../app/visitScreens/VisitScreen'
export { openVisit } from '../visit/openVisit/openVisit'
export { unsentInClosedLog, unsentInVisit } from '../visit/openVisit/unsentAnswers'
