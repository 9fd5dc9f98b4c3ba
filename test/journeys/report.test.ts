import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { survey } from '../../domain/catalogue/survey'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import { planImport } from '../../events/log/logExport/importLog'
import { logReportPart } from '../../ui/support/report/logReportPart'
import { reportPage, reportStyle } from '../../ui/support/report/reportPage'
import { emptyReportPart, mergeReportParts } from '../../ui/support/report/reportPart'
import { reportSummary } from '../../ui/support/report/reportSummary'
import { goldenLog } from '../golden/golden'
import { openBrowser } from '../setup/openBrowser'
import { lookAt } from './look'

const catalogue = compileCatalogue(survey)

/** The page of a report over these logs. */
const pageOver = (names: readonly string[]): string => {
  const parts = names.flatMap(name => {
    const plan = planImport(goldenLog(name))
    return plan.verdict === 'impossible'
      ? []
      : [logReportPart(catalogue, { records: plan.log.records, unread: null, diverged: false })]
  })
  const hash = createHash('sha256').update(reportStyle).digest('base64')
  return reportPage(reportSummary(catalogue, parts.reduce(mergeReportParts, emptyReportPart)), `sha256-${hash}`)
}

test('the report is a page that stands by itself: styled, without a request, with its plots in words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const page = await (await openBrowser()).newPage()
  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', request => asked.push(request.url()))
  page.on('console', message => complaints.push(message.text()))
  for (const [name, logs] of [
    ['report', ['v1-financial-advice', 'v1-monitoring', 'v2-lenders', 'v1-homes', 'v1-retrieved']],
    ['report of nothing', []],
  ] as const) {
    const file = join(folder, `${logs.length}.html`)
    writeFileSync(file, pageOver(logs))
    asked.length = 0
    await page.goto(pathToFileURL(file).href)
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).maxWidth)).toBe(
      'none',
    )
    expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).toBe('960px')
    await lookAt(page, name)
    expect(asked).toEqual([pathToFileURL(file).href])
  }
  await page.goto(pathToFileURL(join(folder, '5.html')).href)
  for (const name of ['Afgekeurde vragen', 'Verbeterde vragen', 'Hoe lang een stap duurt', 'Laatste stap'])
    expect(await page.getByRole('img', { name }).count(), name).toBe(1)
  expect(await page.getByRole('table', { name: 'Duur van stappen' }).getByRole('row').count()).toBeGreaterThan(2)
  await page.emulateMedia({ media: 'print' })
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000)
  expect(complaints).toEqual([])
  await page.close()
  rmSync(folder, { recursive: true })
})
