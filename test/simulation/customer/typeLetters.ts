// Types in a field as its screen does: each letter is a draft, and a quarter of a second after the last one an answer.
import { answerCommand } from '../../../ui/visit/openVisit/drafts'
import type { Portal } from '../portal/portal'
import type { World, WorldTab } from '../world'
import { type AtWork, atWork, textOf } from './atWork'
import { type Step, typedPaths } from './script'

/** So long after the last letter a text becomes an answer, in milliseconds, as in `ui/widgets/textFields/useDraft.ts`. */
const commitMs = 250

/** What stands in the fields of a page and is no answer yet. */
const drafts = new WeakMap<Portal, Map<string, { text: string; stop: () => void }>>()

/** What stands in the fields of a page, by path. */
export const draftsOf = (portal: Portal): ReadonlyMap<string, string> =>
  new Map([...(drafts.get(portal) ?? [])].map(([path, { text }]) => [path, text]))

const typeLetter = (world: World, { page, portal, survey }: AtWork, path: string, letter: string): void => {
  const open = drafts.get(portal) ?? new Map<string, { text: string; stop: () => void }>()
  drafts.set(portal, open)
  const before = open.get(path)
  before?.stop()
  const text = (before?.text ?? textOf(survey, path)) + letter
  survey.drafts.keep(path, text)
  const commit = (): void => {
    open.delete(path)
    if (portal.survey() !== survey) return
    const command = answerCommand(survey.catalogue)(path, text)
    if (command !== null) survey.dispatch(command)
    survey.drafts.drop(path)
  }
  open.set(path, { text, stop: world.scheduler.later(commitMs, page, commit) })
}

/** No customer types what another one does, so that nobody's words can be taken for somebody else's. */
export const lettersOf = ['zqx', 'jwv'] as const

export const typeLetters = async (world: World, tab: WorldTab, step: Extract<Step, { act: 'type' }>): Promise<void> => {
  const path = typedPaths[step.field] ?? typedPaths[0]
  for (let nth = 0; nth < step.letters; nth++) {
    const now = atWork(tab)
    if (now === null) return
    const letters = lettersOf[now.portal.visit()?.invitation === world.customers[1]?.invitation ? 1 : 0]
    const letter = letters[Math.floor(world.random() * letters.length)] ?? ''
    await world.scheduler.happen(now.page, () => typeLetter(world, now, path, letter))
    await world.scheduler.advance(step.pause)
  }
}
