import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { survey } from '../../domain/catalogue/survey'
import { loadCatalogue } from '../../domain/engine/catalogueLoader/loadCatalogue'
import { buildStamp } from '../../ui/build/buildStamp'
import { top } from '../../ui/serve/settings'
import { calm } from './calm'
import { copied } from './copied'
import { damages } from './damaged'
import { discounts } from './discounts'
import { doubts } from './doubts'
import { financialAdvice } from './financialAdvice'
import { homes } from './homes'
import { kept } from './kept'
import { keptBody } from './keptBody'
import { lenders } from './lenders'
import { monitoring } from './monitoring'
import { officeLogo } from './officeLogo'
import { otherComputer } from './otherComputer'
import { partnerTold } from './partnerTold'
import { readBack } from './readBack'
import { recorder } from './recorder'
import { refused } from './refused'
import { repeated } from './repeated'
import { retrieved } from './retrieved'
import { tabsAndCalls } from './tabsAndCalls'
import { unconfirmed } from './unconfirmed'
import { undone } from './undone'

// Makes the golden logs that are not there yet. One that is there stays for ever: it is what a portal of its day wrote.
const folder = join(top, 'test', 'logs')
const fileOf = (name: string): string => join(folder, `${name}.jsonl`)

const write = (name: string, text: () => string): void => {
  if (!existsSync(fileOf(name))) writeFileSync(fileOf(name), text())
}

mkdirSync(folder, { recursive: true })
const { build, rules } = buildStamp()
const visits = {
  'v1-financial-advice': financialAdvice,
  'v1-monitoring': monitoring,
  'v1-doubts': doubts,
  'v1-homes': homes,
  'v2-lenders': lenders,
  'v1-unconfirmed': unconfirmed,
  'v1-kept': kept,
  'v2-kept-body': keptBody,
  'v2-retrieved': retrieved,
  'v1-office-logo': officeLogo,
  'v1-repeated': repeated,
  'v1-copied': copied,
  'v1-other-computer': otherComputer,
  'v1-undone': undone,
  'v2-calm': calm,
  'v1-read-back': readBack,
  'v2-partner-told': partnerTold,
  'v2-discounts': discounts,
  'v3-tabs-and-calls': tabsAndCalls,
  'v2-refused': refused,
  // The only one whose every record has a hash: the others were made by hands that wrote none.
  'v2-hashed': doubts,
} as const
for (const [name, visit] of Object.entries(visits))
  write(name, () => {
    const visited = recorder(loadCatalogue(survey), { name, invitation: name, build, rules })
    visit(visited, build, rules)
    return visited.exported()
  })

const whole = readFileSync(fileOf('v1-financial-advice'), 'utf8').trimEnd().split('\n')
for (const [name, damage] of Object.entries(damages)) write(`v1-damaged-${name}`, () => damage(whole).join('\n'))
