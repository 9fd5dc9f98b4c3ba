import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ImportPlanScreen } from '../../ui/support/screen/logImport/ImportPlanScreen'
import type { LogImporter, LogImporterState } from '../../ui/support/screen/logImport/logImporter'
import { OpenLogScreen } from '../../ui/support/screen/logImport/OpenLogScreen'
import { SupportTool } from '../../ui/support/screen/SupportTool'
import { portal } from '../projections/portal'

const nothing = (): void => undefined

const header = { log: 'l', invitation: '1', survey: 166, build: 'b', rules: 'r', createdAt: 0 } as const
const log = { header, records: [], blobs: [], shutOut: null }
const plan = {
  verdict: 'fine',
  reasons: [],
  upcasters: [],
  isChecked: true,
  pseudonymised: true,
  leftOut: 0,
  digest: '00000000',
  log,
} as const
const read = { tag: 'planned', name: 'log.jsonl', size: 1, whose: 'invented', plan } as const

test('a log that is being opened says so, and can be cancelled from where it was asked for', async () => {
  const done: string[] = []
  const screen = (opening: number | null) => (
    <ImportPlanScreen
      read={read}
      rules="r"
      isOneOfMany={false}
      opening={opening}
      onBack={nothing}
      onOpen={() => done.push('opened')}
      onCancel={() => done.push('cancelled')}
    />
  )
  const { getByRole, rerender } = await render(screen(null))
  const open = getByRole('button', { name: /^Bekijk wat de klant zag/ })
  await open.click()
  await rerender(screen(0.4))
  await expect.element(getByRole('progressbar', { name: 'Geopend' })).toHaveAttribute('value', '0.4')
  // Pressed twice it is opened once.
  await open.click({ force: true })
  await getByRole('button', { name: 'Annuleren' }).click()
  expect(done).toEqual(['opened', 'cancelled'])
  await expect.element(open).toHaveFocus()
})

test('a file that is being read can be let go', async () => {
  const done: string[] = []
  const state$ = new BehaviorSubject<LogImporterState>({ view: { tag: 'empty' }, files: [], filesOf: null })
  const desk: LogImporter = {
    state$,
    openFiles: nothing,
    choose: nothing,
    clear: nothing,
    pauseHashes: nothing,
    back: () => done.push('back'),
  }
  const { getByRole } = await render(<OpenLogScreen logImporter={desk} reading={{ name: 'log.jsonl', done: 0.5 }} />)
  await expect.element(getByRole('progressbar', { name: 'Gelezen' })).toHaveAttribute('value', '0.5')
  await getByRole('button', { name: 'Annuleren' }).click()
  expect(done).toEqual(['back'])
  await expect.element(getByRole('button', { name: 'Kies een bestand' })).toHaveFocus()
})

test('a command for a test is offered of the log of a file, and not of one of several in it', async () => {
  const at = portal({ type: 'full' })
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  const held = { ...plan, log: { ...log, records: at.records } }
  const place = (isPart: boolean): LogImporterState['view'] => ({ tag: 'read', read: { ...read, plan: held }, isPart })
  const state$ = new BehaviorSubject<LogImporterState>({ view: place(false), files: [], filesOf: null })
  const desk: LogImporter = {
    state$,
    openFiles: nothing,
    choose: nothing,
    clear: nothing,
    pauseHashes: nothing,
    back: nothing,
  }
  const { getByRole, getByText } = await render(<SupportTool catalogue={at.catalogue} rules="r" logImporter={desk} />)
  await getByRole('button', { name: /^Bekijk wat de klant zag/ }).click()
  const offered = getByText(/^Voor een ontwikkelaar/)
  await expect.element(offered).toBeVisible()
  state$.next({ ...state$.value, view: place(true) })
  await expect.element(offered).not.toBeInTheDocument()
})
