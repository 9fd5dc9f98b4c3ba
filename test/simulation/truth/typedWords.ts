/**
 * A page that goes away says so: what stands in its fields then, an answer or not, stands there when the log is opened next, however
 * little time there was to store it. Nothing is held of a browser that died since, or of a disk or storage that failed.
 */
import { atWork, textOf } from '../customer/atWork'
import { type Step, typedPaths } from '../customer/script'
import { draftsOf } from '../customer/typeLetters'
import { logKey } from '../logKey'
import type { World, WorldTab } from '../world'

type Words = ReadonlyMap<string, string>

const leaving: ReadonlySet<Step['act']> = new Set(['reload', 'close'])
/** After these a log that opens is as it was left. */
const coming: ReadonlySet<Step['act']> = new Set(['come in', 'open', 'reload'])
/** What takes them away by right, or allows no more of them. */
const changing: ReadonlySet<Step['act']> = new Set(['type', 'answer', 'undo', 'leave', 'choose', 'erase answers'])
const harming: ReadonlySet<Step['act']> = new Set([
  'kill',
  'kill browser',
  'power cut',
  'refuse storage',
  'disk',
  'fill disk',
  'slow disk',
  'steal',
  'carry',
  // From then on nothing that is typed is taken.
  'send',
  'send again',
])

const keyOf = (tab: WorldTab): string | null => {
  const invitation = tab.portal?.visit()?.invitation ?? null
  return invitation === null ? null : logKey(tab.device, invitation)
}

const wordsOf = (tab: WorldTab): Words | null => {
  const now = atWork(tab)
  if (now === null || !now.survey.live.view().state.loaded) return null
  const drafts = draftsOf(now.portal)
  // A street may be looked up meanwhile.
  const paths = typedPaths.filter(path => path === 'customer.official_first_names')
  return new Map(paths.map(path => [path, drafts.get(path) ?? textOf(now.survey, path)]))
}

export const createTypedWords = (world: World) => {
  const left = new Map<string, Words>()
  let isHarmed = false
  return {
    /** To be told each step before it is done. */
    before: (step: Step, tab: WorldTab): void => {
      if (harming.has(step.act)) isHarmed = true
      const key = keyOf(tab)
      // What is done before it was looked at is another text.
      if (key !== null && changing.has(step.act)) left.delete(key)
      const words = leaving.has(step.act) ? wordsOf(tab) : null
      if (key !== null && words !== null && !isHarmed) left.set(key, words)
    },
    /** What of it is not there; null where all is. */
    check: (step: Step): string | null => {
      for (const tab of world.tabs) {
        const key = keyOf(tab)
        const words = key === null ? undefined : left.get(key)
        const now = wordsOf(tab)
        if (key === null || words === undefined || now === null) continue
        left.delete(key)
        if (isHarmed || !coming.has(step.act)) continue
        world.count('words found again')
        for (const [path, text] of words)
          if (now.get(path) !== text)
            return `${key}: '${text}' stood at ${path} as its page went away, and '${now.get(path)}' does now`
      }
      return null
    },
  }
}
