import type { Locator, Page } from 'playwright-core'
import { asSent, expectShown, fillIn, type Line, type Lines } from '../answers'
import type { Hands } from '../hands'
import { openSearches } from '../homeSearch'
import { sectionAround } from '../screen'

/** The questions of one step, by section. */
export type StepLines = Readonly<Record<string, Lines>>

const isAnswered = (line: Line): boolean =>
  line.how === 'boxes' ? Object.values(line.boxes).some(({ ticked }) => ticked) : line.how !== 'leave'

type Visit = (place: Locator, lines: Lines) => Promise<void>

/** Every section in which something is answered, one after the other: an answer in one may bring the next. */
const visitSections = async (page: Page, step: StepLines, visit: Visit): Promise<void> => {
  for (const lines of Object.values(step)) {
    const first = Object.values(lines).find(isAnswered)
    if (first !== undefined) await visit(await sectionAround(page, first.label), lines)
  }
}

/** Answers a step from top to bottom. */
export const fillStep = (hands: Hands, page: Page, step: StepLines): Promise<void> =>
  visitSections(page, step, (place, lines) => fillIn(hands, place, lines))

/** All that was answered in a step stands on the screen. */
export const expectStep = async (page: Page, step: StepLines): Promise<void> => {
  await openSearches(page)
  await visitSections(page, step, expectShown)
}

/** A step as the office must get it. */
export const sentStep = (step: StepLines): object => ({
  sections: Object.fromEntries(Object.entries(step).map(([section, lines]) => [section, { questions: asSent(lines) }])),
})
