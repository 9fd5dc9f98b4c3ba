import { join } from 'node:path'
import { launch, serve } from '../browser'
import { buildPage } from '../built'
import { keyCost } from '../keys/keys'
import type { Goal, Goals } from './goal'

const beside = 'React Hook Form'
const typed: Goal = {
  work: 'a key while one types, 198 fields: script',
  beside,
  unit: 'ms',
  most: 0.5,
  why: "it is the browser's event, React's part of it and the draft's timer: without the indicator and without `dispatch` it takes the same",
}
const answered: Goal = {
  work: 'a key that becomes an answer, 198 fields: script',
  beside,
  unit: 'ms',
  most: 0.5,
  why: "the browser's event, React's part of it and the draft's timer alone take 0.6 of React Hook Form; deciding, folding and telling 0.3, how saving stands 0.3, what tells of the past 0.2",
}

const keyGoals: Goals = {
  name: 'A key press',
  goals: [typed, answered],
  open: async folder => {
    const outDir = join(folder, 'keys')
    await buildPage('test/bench/keys/page', outDir, false)
    const server = await serve(folder, outDir)
    const address = server.resolvedUrls?.local[0] ?? ''
    const cost = async (program: 'portal' | 'hookForm') => {
      const browser = await launch()
      try {
        return await keyCost(await browser.newPage(), address, program)
      } finally {
        await browser.close()
      }
    }
    return {
      round: async () => {
        const ours = await cost('portal')
        if (ours.shifted > 0) throw new Error(`A key moves the page by ${ours.shifted}`)
        const theirs = await cost('hookForm')
        return [
          { goal: typed, ours: ours.typed, beside: theirs.typed },
          { goal: answered, ours: ours.answered, beside: theirs.answered },
        ]
      },
      close: () => server.close(),
    }
  },
}

/** A key press. */
export const pageGoals: readonly Goals[] = [keyGoals]
