import * as t from 'io-ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveGallery } from '../../ui/gallery/galleryServer'
import { expectTypedOver } from '../typedOver'
import { backspaceKey, controlKey } from './driven'
import { newVisitor } from './visitor'

let gallery: Awaited<ReturnType<typeof serveGallery>>

beforeAll(async () => {
  gallery = await serveGallery()
})

afterAll(async () => {
  await gallery?.close()
})

/** Runs in the page. */
const enter = (field: string): null => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  document.getElementById(field)?.focus()
  return null
}
const shown = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type=text], textarea')].map(
      ({ id, value }) => [id, value],
    ),
  )
const values = (): unknown => JSON.parse(document.getElementById('values')?.textContent ?? '')

test("a field holds what was typed and nothing else, however often it is taken back by the browser's keys", async () => {
  const { browser, goTo, expectSilence } = await newVisitor(1280, 800)
  await goTo(`${gallery.address}?scene=typing`)
  await expectTypedOver(
    {
      enter: field => browser.run(t.null, enter, field),
      type: letter => browser.press(letter),
      backspace: () => browser.press(backspaceKey),
      undo: () => browser.press(controlKey, 'z'),
      redo: () => browser.press(controlKey, 'y'),
      shown: () => browser.run(t.record(t.string, t.string), shown),
      values: () => browser.run(t.record(t.string, t.union([t.string, t.number])), values),
    },
    4,
  )
  expect(Object.values(await browser.run(t.record(t.string, t.string), shown)).join('')).not.toBe('')
  await expectSilence()
})
