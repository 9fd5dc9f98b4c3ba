import { firstAnswers } from '../answers/cold'
import { chromium, type Engine, node } from './engine'
import type { Goal, Goals, Taken } from './goal'

const answers = 10_000

const oneAnswerIn = (
  name: string,
  start: (folder: string, changes: ReturnType<typeof firstAnswers>) => Promise<Engine>,
): Goals => {
  const goal = (work: string, beside: string, most: number): Goal => ({
    work: `${work}, ${name}`,
    beside,
    unit: 'us',
    most,
  })
  const floor: Goal = {
    ...goal('one answer, full inventory', 'the floor', 3),
    why: 'the floor only judges: deciding, folding, views and telling take 2.5 floors together, of which keeping every earlier state 10 to 14%',
  }
  const listening = goal('the same, 200 listening', 'one listening', 1.2)
  // Nobody set this one: that it stays a few answers' worth, whatever comes to stand there.
  const asking: Goal = {
    ...goal('the same, with what stands beside a step', 'one listening', 4),
    why: 'it is no dearer in Chromium than in Node (7.1 and 8.9 us), but one answer there, by which it is measured, takes a third less',
  }
  const cold = goal(`the first ${answers} from a cold start`, 'Redux Toolkit', 0.6)
  const warmed = goal('the same, warm', 'Redux Toolkit', 0.35)
  const perAnswer = (ms: number): number => (ms * 1000) / answers
  const round = async (engine: Engine): Promise<readonly Taken[]> => {
    const [portal = Number.NaN, bare = null, watched = Number.NaN, asked = Number.NaN] = await engine.warm([
      'portal',
      'floor',
      'watched',
      'asking',
    ])
    const [ours, others] = [await engine.cold('portal'), await engine.cold('redux')]
    const [quick = Number.NaN, redux = null] = await engine.warm(['portal', 'redux'])
    return [
      { goal: floor, ours: portal, beside: bare },
      { goal: listening, ours: watched, beside: portal },
      { goal: asking, ours: asked, beside: portal },
      { goal: cold, ours: perAnswer(ours), beside: perAnswer(others) },
      { goal: warmed, ours: quick, beside: redux },
    ]
  }
  return {
    name: `one answer in ${name}`,
    goals: [floor, listening, asking, cold, warmed],
    open: async folder => {
      const engine = await start(folder, firstAnswers(answers))
      return { round: () => round(engine), close: engine.close }
    },
  }
}

/** One answer, from the command to the screen, in both engines. */
export const oneAnswerGoals: readonly Goals[] = [oneAnswerIn('Node', node), oneAnswerIn('Chromium', chromium)]
