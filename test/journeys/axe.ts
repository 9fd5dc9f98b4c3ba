import type { Frame, Page } from 'playwright-core'
// With its ending, here and in what imports this: Vitest's configuration reads it.
import { axeSource } from './axeSource.ts'

/** A rule that is broken, and the elements that break it. */
export type Violation = readonly [rule: string, elements: readonly string[]]

interface Axe {
  readonly configure: (spec: object) => void
  readonly run: (options: object) => Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
  }>
}

/** What is in another origin's frame is not ours to look at. */
const bringing = `${axeSource};axe.configure({ allowedOrigins: ['<same_origin>'] })`

/** A page that was looked at before holds axe, half a megabyte, already. */
const bringAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(bringing)
}

/**
 * All that axe finds wrong, by every rule that it runs by itself. It is asked for no more: what is in order is not told element
 * by element, nobody needs a selector to what is not, and the style sheets, which no such rule reads, are not parsed anew.
 */
export const violationsIn = async (page: Page): Promise<readonly Violation[]> => {
  for (const frame of page.frames()) await bringAxe(frame)
  return violationsOf(page.mainFrame())
}

/** The same of one frame, which holds no other. */
export const violationsInFrame = async (frame: Frame): Promise<readonly Violation[]> => {
  await bringAxe(frame)
  return violationsOf(frame)
}

const violationsOf = (frame: Frame): Promise<readonly Violation[]> =>
  frame.evaluate(async () => {
    const { axe } = window as unknown as { readonly axe: Axe }
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      selectors: false,
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const)
  })
