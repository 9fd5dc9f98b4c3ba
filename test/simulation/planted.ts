// Faults that this portal had, or could have, each to be planted alone: `npm run simulate -- --planted` tells which seed finds it.
import type { Planted } from './command/build'

interface PlantedFault extends Planted {
  readonly what: string
}

export const planted: readonly PlantedFault[] = [
  {
    what: 'any 200 counts as a receipt',
    file: 'events/effects/calls/customerCalls.ts',
    from: "? E.left({ tag: 'nonsense', detail: 'no receipt' })",
    to: "? E.right({ tag: 'sent', invitation: invitation ?? { id: 'inv-1', type: 'pension', partner_invited: false, valid_until: null, submitted_at: null, aqopi_info: null }, submittedAt: '2026-11-21T10:00:00Z' })",
  },
  {
    what: 'an inventory counts as received whatever the office answers',
    file: 'events/effects/calls/customerCalls.ts',
    from: 'if (status === 422) return refusalOf(body)',
    to: "if (status >= 500) return { tag: 'sent', invitation: { id: 'inv-1', type: 'pension', partner_invited: false, valid_until: null, submitted_at: null, aqopi_info: null }, submittedAt: '2026-11-21T10:00:00Z' }\n      if (status === 422) return refusalOf(body)",
  },
  {
    what: 'a commit is not waited for',
    file: 'events/log/indexedDb/connection.ts',
    from: "if (transaction.mode === 'readwrite') await done",
    to: '',
  },
  {
    what: 'a transaction that failed counts as done',
    file: 'events/log/indexedDb/connection.ts',
    from: 'return await done.then(\n      () => Promise.reject(cause),',
    to: 'return await done.catch(() => undefined as never).then(\n      () => undefined as never,',
  },
  {
    what: 'a text in a field is not counted',
    file: 'ui/visit/openVisit/createSurveyDependencies.ts',
    from: 'drafts.open$.value > 0 && ',
    to: 'drafts.open$.value > 9 && ',
  },
  {
    what: 'the list of logs is trusted at a logout',
    file: 'ui/visit/openVisit/unsentAnswers.ts',
    from: 'const storage = openStorage(() => window.localStorage)\n',
    to: "const storage = openStorage(() => window.localStorage)\n  try {\n    if (!(storage?.getItem('klantportaal.logs') ?? '').includes(invitation)) return 'none'\n  } catch {\n    return 'none'\n  }\n",
  },
  {
    what: 'a logout asks nothing where a record waits',
    file: 'ui/visit/openVisit/unsentAnswers.ts',
    from: "if (visit.store.saving().tag === 'fault') return 'unsaved'",
    to: "if (visit.store.saving().tag !== 'fault') return 'none'",
  },
  {
    what: 'a log that is erased at this moment is begun again',
    file: 'ui/visit/openVisit/openVisit.ts',
    from: 'if (invitation === null || !isSent || !isNew(open)) return',
    to: 'if (invitation === null || invitation !== null) return',
  },
  {
    what: 'an erasing that failed counts as done',
    file: 'ui/visit/log/eraseInvitationLog.ts',
    from: 'if (E.isLeft(await log.erase()())) return false',
    to: 'await log.erase()()',
  },
  {
    what: 'erasing empties nothing and takes only the database',
    file: 'events/log/indexedDb/eraseLog.ts',
    from: 'const removed = await withTimeLimit(timeLimit, place.remove(), timeLimitFault(timeLimit), () => undefined)',
    to: "const removed = 'removed' as 'removed' | 'blocked'",
  },
  {
    what: "'Bewaren' erases",
    file: 'ui/visit/lifecycle/endingTransitions.ts',
    from: "return how === 'keep'",
    to: "return how === 'keep' && state.turn < 0",
  },
  {
    what: 'a log is outdated long before its time',
    file: 'events/log/keptLogs.ts',
    from: 'const daysKept = 30',
    to: 'const daysKept = -30',
  },
  {
    what: 'two tabs write over each other',
    file: 'events/log/indexedDb/appendTo.ts',
    from: 'if (isOvertaken(cause)) return E.right(false)',
    to: 'if (isOvertaken(cause)) return E.right(true)',
  },
  {
    what: 'the lock is everybody’s, and nobody reads what others wrote',
    file: 'events/store/writer.ts',
    from: "else if (outcome.left.tag === 'headMoved') overtaken(outcome.left.tail)",
    to: "else if (outcome.left.tag === 'headMoved') stored(records)",
  },
  {
    what: 'the session of another customer goes on in the open visit',
    file: 'ui/visit/lifecycle/lifecycleState.ts',
    from: 'export const isOtherCustomer = (',
    to: 'export const isOtherCustomer = (..._: readonly unknown[]): boolean => false\nexport const isOtherCustomerOnce = (',
  },
  {
    what: 'what a decision comes to is not shown',
    file: 'events/store/ledger.ts',
    from: '    this.now = next\n',
    to: "    if (given.command.type !== 'SubmitStep') this.now = next\n",
  },
  {
    what: "'bewaard' is said at a logout though not all was written",
    file: 'ui/visit/openVisit/openVisit.ts',
    from: "if (!isWritten || store.saving().tag !== 'saved') return { tag: 'unsure' }",
    to: '',
  },
  {
    what: 'a page that was being erased is opened',
    file: 'ui/visit/log/finishErasure.ts',
    from: 'if (begun === undefined && !isRestored) return true',
    to: 'if (begun !== null) return true',
  },
  {
    what: 'the login tells of a sending that was only tried',
    file: 'ui/visit/openVisit/openVisit.ts',
    from: "if (isGone && ending !== null && sending.tag === 'sent') dependencies.sent.add(sending.submittedAt)",
    to: "if (sending.tag !== 'sent') dependencies.sent.add('2026-11-21T10:00:00Z')",
  },
  {
    what: 'the login tells of a sending twice the day before',
    file: 'events/session/sentMarks.ts',
    from: 'kept.write([...all(), submittedAt])',
    to: "kept.write([...all(), submittedAt, '2026-11-20T10:00:00Z'])\n      known = [...known, { submittedAt: '2026-11-20T10:00:00Z', username }]",
  },
  {
    what: 'what stands in a field is left behind as a page goes away',
    file: 'ui/visit/openVisit/openVisit.ts',
    from: '    drafts.commit()\n    const { head, given }',
    to: '    const { head, given }',
  },
  {
    what: 'what waits is left behind as a page goes away',
    file: 'ui/visit/openVisit/openVisit.ts',
    from: 'crashRecovery.keep(head, given)',
    to: 'void [head, given]',
  },
  {
    what: 'what an earlier page left is not done again',
    file: 'ui/visit/openVisit/openVisit.ts',
    from: '  store.recover(pending)\n',
    to: '',
  },
  {
    what: 'a log that could not be read counts as empty at a logout',
    file: 'ui/visit/openVisit/unsentAnswers.ts',
    from: "return visit.log.outlivesWindow && visit.store.saving().tag === 'fault' ? 'unknown' : 'none'",
    to: "return 'none'",
  },
  {
    what: 'a session is not taken off the disk as it ends',
    file: 'events/session/session.ts',
    from: 'keeping.session.change(there => (there?.access_token === token ? value : there))',
    to: 'keeping.session.change(there => (there?.access_token === token && value !== null ? value : there))',
  },
  {
    what: 'the sent page says erased whatever came of it',
    file: 'ui/visit/lifecycle/endingTransitions.ts',
    from: 'erased: confirmed }',
    to: 'erased: true }',
  },
  {
    what: "'gewist' is said whatever came of it",
    file: 'ui/visit/lifecycle/endingTransitions.ts',
    from: 'notice: confirmed ? notice : unsure, unsure }',
    to: 'notice, unsure }',
  },
]
