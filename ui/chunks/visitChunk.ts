export { VisitScreen } from '../app/visitScreens/VisitScreen'
export { openVisit } from '../visit/openVisit/openVisit'
export { unsentInClosedLog, unsentInVisit } from '../visit/openVisit/unsentAnswers'
