// The work of a tab goes to a tab of another device in a file, and comes in there by the customer's choices.
import * as E from 'fp-ts/Either'
import { planImport } from '../../../events/log/logExport/importLog'
import { type MergeInput, mergeLogs, theirState } from '../../../events/merge/mergeLogs'
import { isLockedBySending } from '../../../events/state/sendingState'
import { isInvitationClosed, type State } from '../../../events/state/state'
import { isShownOnEitherSide } from '../../../projections/transferFile/conflictChoices'
import { mergeTransferFile } from '../../../ui/transferFile/mergeTransferFile'
import type { Visit } from '../../../ui/visit/openVisit/visit'
import { picksOf } from '../../arbitraries/twoComputers'
import type { World, WorldTab } from '../world'

const openVisitOf = ({ page, portal }: WorldTab): Visit | null =>
  page === null || page.isAsleep() || portal?.app.lifecycle$.value.phase.tag !== 'open' ? null : portal.visit()

const isClosed = (state: State): boolean =>
  state.sending.tag === 'sent' || isLockedBySending(state.sending) || isInvitationClosed(state)

/** Until a log is read, or a file has come in, where nothing is slow; milliseconds. */
const carryMs = 500

/** The file as it is made, without the password that it would be closed with: the cipher has tests of its own. */
export const carry = async (
  world: World,
  from: WorldTab,
  to: WorldTab | undefined,
  picks: readonly boolean[],
): Promise<void> => {
  const visit = openVisitOf(from)
  if (visit === null || from.page === null || to === undefined || to.device === from.device) return
  let text: string | null = null
  await world.scheduler.happen(from.page, () => void visit.exportText().then(read => (text = read)))
  await world.scheduler.advance(carryMs)
  const here = openVisitOf(to)
  if (text === null || here === null || to.page === null) return
  const plan = planImport(text, { rules: __RULES__ })
  if (plan.verdict === 'impossible' || plan.log.header.invitation !== here.invitation) return
  const { header, records } = plan.log
  const file = { log: header.log, records }
  const theirs = theirState({ catalogue: here.catalogue, file })
  if (!here.store.state().loaded || isClosed(here.store.state()) || isClosed(theirs)) return
  await world.scheduler.happen(to.page, async () => {
    here.drafts.commit()
    const ours = await here.readExport()
    const input: MergeInput = {
      catalogue: here.catalogue,
      here: { log: ours.header.log, records: ours.records },
      state: here.store.state(),
      file,
      at: world.scheduler.now(),
      seen: (one, other) => isShownOnEitherSide(here.catalogue, one, other),
      comes: () => false,
      where: { step: null, path: null },
    }
    const chosen = picks.length === 0 ? [true] : picks
    const resolutions = picksOf(mergeLogs(input, new Map()).conflicts, chosen)
    const outcome = await mergeTransferFile(here, { input, blobs: [], lastAt: null }, resolutions)
    world.count(E.isRight(outcome) ? 'carried' : `not carried: ${outcome.left}`)
  })
  await world.scheduler.advance(carryMs)
}
