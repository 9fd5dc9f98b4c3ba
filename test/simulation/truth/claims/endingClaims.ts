// How a visit begins and ends: other tabs and customers, logging out, keeping and erasing.
import type { ClaimTable } from './fact'

export const endingClaims: ClaimTable = {
  visitLifecycleTexts: {
    'visitLifecycleTexts.loginFailed': 'nothing',
    'visitLifecycleTexts.loggedOut': 'loggedOut', // finishFarewell
    'visitLifecycleTexts.arrived': 'ownReceived', // finishFarewell, on the login
    'visitLifecycleTexts.notErased': 'mayBeLeft', // receiveErased and finishFarewell
    'visitLifecycleTexts.wiped.title': 'erased', // receiveErased: 'requested'
    'visitLifecycleTexts.wiped.more': 'erased',
    'visitLifecycleTexts.closing': 'nothing',
    'visitLifecycleTexts.erasing': 'mayBeLeft', // VisitScreen: phase 'erasing', but for what was sent
    'visitLifecycleTexts.elsewhere.title': 'openElsewhere', // VisitScreen: phase 'inOtherTab'
    'visitLifecycleTexts.elsewhere.text': 'nothing',
    'visitLifecycleTexts.elsewhere.here': 'nothing',
    'visitLifecycleTexts.swapped.title': 'loggedOut', // replacedSessionNotice
    'visitLifecycleTexts.swapped.why': 'loggedOut',
    'visitLifecycleTexts.swapped.kept': 'allKept', // replacedSessionNotice: remaining 'all'
    'visitLifecycleTexts.otherCustomer.title': 'loggedIn', // another customer; VisitScreen: phase 'otherCustomer'
    'visitLifecycleTexts.otherCustomer.text': 'nothing',
    'visitLifecycleTexts.otherCustomer.kept': 'allKept', // remaining 'all'
    'visitLifecycleTexts.otherCustomer.goOn': 'nothing',
    'visitLifecycleTexts.otherCustomer.toLogin': 'nothing',
    'visitLifecycleTexts.received.title': 'received', // phases 'erasing' of what was sent, and 'sent' and not erased
    'visitLifecycleTexts.received.notErased': 'mayBeLeft', // phase 'sent' and not erased
    'visitLifecycleTexts.received.eraseAgain': 'nothing',
    'visitLifecycleTexts.received.logOut': 'nothing',
    'visitLifecycleTexts.unreachable.title': 'connection', // UnreachableScreen
    'visitLifecycleTexts.unreachable.text': 'connection',
    'logOutTexts.some.known': 'unsent', // LogOutDialog: what unsentAnswers says
    'logOutTexts.some.choice': 'nothing',
    'logOutTexts.unknown.known': 'nothing', // it may be, or not
    'logOutTexts.unknown.choice': 'nothing',
    'logOutTexts.window.known': 'keptInWindowAlone',
    'logOutTexts.window.choice': 'keptInWindowAlone',
    'logOutTexts.unsaved.known': 'notAllKept',
    'logOutTexts.unsaved.choice': 'nothing',
    'logOutTexts.left.known': 'answersHere',
    'logOutTexts.left.choice': 'nothing',
    'answersKeptTexts.all.title': ['allKept', 'answersHere'], // receiveClosed: remaining 'all'
    'answersKeptTexts.all.goOn': 'answersHere',
    'answersKeptTexts.all.until': 'answersHere', // the day is that of `keptUntil`
    'answersKeptTexts.unsure.title': 'nothing', // it may be, or not
    'answersKeptTexts.unsure.goOn': 'nothing',
    rememberUsername: 'nothing',
  },
  logErasedTexts: {
    'logErasedTexts.title': 'gone', // VisitScreen: phase 'erased'
    'logErasedTexts.text': ['gone', 'locked'],
    'logErasedTexts.save': 'nothing',
  },
}
