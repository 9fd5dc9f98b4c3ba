import { expect, test, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { copyingTexts } from '../../domain/texts/copyTexts'
import { helpTexts } from '../../domain/texts/helpTexts'
import { CopyDialog } from '../../ui/copy/CopyDialog'
import { LogExportForm } from '../../ui/helpdesk/LogExportForm'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { useLatestTask } from '../../ui/transferFile/useLatestTask'
import { only, portal } from '../projections/portal'
import { portalContext } from './portalContext'

const nothing = (): void => undefined

test('a copy is laid out, printed once and noted; it is on the page for the paper alone, and goes with the dialog', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => void window.dispatchEvent(new Event('beforeprint')))
  const at = portal({ type: 'financial_advice', values: { 'customer.first_name': 'Jannie' } })
  const { getByRole, unmount } = await render(
    <SurveyContext value={portalContext(at)}>
      <CopyDialog open onClose={nothing} />
    </SurveyContext>,
  )
  await getByRole('button', { name: copyingTexts.print }).click()
  await expect.element(getByRole('status')).toHaveTextContent(copyingTexts.printed)
  expect(print).toHaveBeenCalledTimes(1)
  expect(at.records.flatMap(({ events }) => only(events, 'CopyGiven').map(({ how }) => how))).toEqual(['print'])
  expect(document.body.textContent).toContain('Jannie')
  await unmount()
  expect(document.body.textContent).not.toContain('Jannie')
  print.mockRestore()
})

test('a log that cannot be read is told where the button is', async () => {
  const helped = { visit: null, invitation: null, isShutOut: false }
  const { getByRole } = await render(<LogExportForm helped={helped} />)
  await getByRole('button', { name: helpTexts.save }).click()
  await expect.element(getByRole('status')).toHaveTextContent(helpTexts.notRead)
})

test('of work only the last counts, and none once its screen is gone', async () => {
  const { result, unmount } = await renderHook(useLatestTask)
  const started = (): { readonly done: Promise<string | null>; readonly finish: () => void } => {
    let finish = nothing
    const work = new Promise<string>(resolve => {
      finish = () => resolve('done')
    })
    return { done: result.current.run(() => work), finish: () => finish() }
  }
  const [first, second] = [started(), started()]
  first.finish()
  second.finish()
  expect([await first.done, await second.done]).toEqual([null, 'done'])
  const third = started()
  await unmount()
  third.finish()
  expect(await third.done).toBeNull()
})
