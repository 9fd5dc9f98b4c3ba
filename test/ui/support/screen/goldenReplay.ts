import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { survey } from '../../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../../domain/engine/catalogueCompiler/compileCatalogue'
import { planImport } from '../../../../events/log/logExport/importLog'
import type { ImportedLog } from '../../../../events/log/logExport/importPlan'
import { openReplay, type Replay } from '../../../../projections/replay/replay'
import { top } from '../../../../ui/serve/settings'

export const catalogue = compileCatalogue(survey)

export const goldenLog = (name: string): ImportedLog => {
  const plan = planImport(readFileSync(join(top, `test/logs/${name}.jsonl`), 'utf8'))
  if (plan.verdict === 'impossible') throw new Error(`${name} cannot be read`)
  return plan.log
}

export const goldenReplay = (name: string): Replay => {
  const { header, records } = goldenLog(name)
  return openReplay(catalogue, header, records)
}
