import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from 'io-ts'
import { expect } from 'vitest'
import { axeSource } from '../axeSource'
import type { Driven } from './driven'

/** SHOTS=FOLDER keeps a picture of what is in the window. */
export const keepPicture = async (browser: Driven, name: string): Promise<void> => {
  const folder = process.env.SHOTS
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name.replace(/\W+/g, '-')}.png`), await browser.picture())
}

/** What moves has come to rest: what fades in has no contrast yet. */
const rest = (): Promise<unknown> =>
  Promise.all(
    document
      .getAnimations()
      // What follows the scroll bar is always at rest.
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false)
      .map(({ finished }) => finished.catch(() => null)),
  ).then(() => null)

const isThere = (): boolean => 'axe' in window
// The page's policy lets nobody make code of a text, so the text is the script itself.
const bringAxe = `() => { ${axeSource} }`
const violations = `() => window.axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`
/** Runs in the page: by how much it is wider than the window, and what reaches out of it. */
const sideways = (): readonly string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > clientWidth)
  return [`${scrollWidth} of ${clientWidth}`, ...wide.map(one => (one.cloneNode() as Element).outerHTML)]
}

/** The screen is accessible, by axe, and no wider than the window. */
export const lookAt = async (browser: Driven, name: string): Promise<void> => {
  await browser.run(t.null, rest)
  await keepPicture(browser, name)
  if (!(await browser.run(t.boolean, isThere))) await browser.run(t.unknown, bringAxe)
  expect(await browser.run(t.readonlyArray(t.string), violations), `axe on ${name}`).toEqual([])
  expect(await browser.run(t.readonlyArray(t.string), sideways), `width of ${name}`).toEqual([])
}
