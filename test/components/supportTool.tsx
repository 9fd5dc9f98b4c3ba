import { afterEach, beforeEach, expect, inject, type MockInstance, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createLogImporter } from '../../ui/support/screen/logImport/logImporter'
import { SupportTool } from '../../ui/support/screen/SupportTool'
import toolStyle from '../../ui/support/screen/tool.css?inline'
import { catalogues } from '../arbitraries/surveys'
import { widthOver } from '../journeys/textWidths'
import { expectNoViolation, expectRoomForText } from './lookAt'
import { expectValue, press, there } from './onPortal'

export const place = page.getByRole('slider', { name: 'Plaats in het logboek' })
export const screen = page.getByRole('region', { name: 'Scherm van de klant' })
export const beside = page.getByRole('region', { name: 'Uitleg' })

/** Chooses files as from the browser's own window. */
export const chooseFiles = async (...files: readonly File[]): Promise<void> => {
  const input = await there<HTMLInputElement>(page.css('input[type=file]').first())
  expect([input.multiple || files.length < 2, input.disabled]).toEqual([true, false])
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What a log is called that support chooses. */
export const logName = 'klantportaal-logboek.jsonl'

export const chooseLog = (text: string): Promise<void> => chooseFiles(new File([text], logName))

const setValue = async (of: Locator, value: string): Promise<void> => {
  const control = await there<HTMLInputElement | HTMLSelectElement>(of)
  // As the browser does it: React hears of what it did not write itself.
  const type = control instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(control, value)
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Moves a slider there. */
export const slide = (of: Locator, to: number): Promise<void> => setValue(of, `${to}`)
/** Chooses from a list by the value behind the words. */
export const select = setValue

/** Moves the replay to a position. */
export const goTo = async (position: number): Promise<void> => {
  await slide(place, position)
  await expectValue(place, `${position}`)
}

/** How many records the log has that is open. */
export const lengthOf = async (): Promise<number> => Number((await there<HTMLInputElement>(place)).max)

/** A screen of the tool has one title, axe finds nothing, and it is as wide as the window; where all widths are looked at, in each of them. */
export const lookAtTool = async (name: string): Promise<void> => {
  expect(widthOver().plain, `width of ${name}`).toBe(0)
  await expectNoViolation(name)
  if (inject('everyWidth')) await expectRoomForText(name)
}

/** The support tool as its page has it. After each test nothing was said on the console. */
export const supportTools = () => {
  let said: readonly MockInstance[] = []
  const style = document.createElement('style')
  style.textContent = toolStyle
  beforeEach(() => {
    said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    document.head.append(style)
  })
  afterEach(() => {
    style.remove()
    const heard = said.flatMap(({ mock }) => mock.calls)
    for (const one of said) one.mockRestore()
    expect(heard).toEqual([])
  })
  const open = async (): Promise<void> => {
    const catalogue = catalogues.shipped
    await render(
      <SupportTool catalogue={catalogue} rules={__RULES__} logImporter={createLogImporter(catalogue, __RULES__)} />,
    )
  }
  return {
    open,
    /** From the first page of the tool to the replay of a log. */
    openReplayOf: async (text: string): Promise<void> => {
      await open()
      await chooseLog(text)
      await press(page.getByRole('button', { name: 'Bekijk wat de klant zag' }))
      await there(place)
    },
  }
}
