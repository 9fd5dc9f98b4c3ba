import { mkdtempSync } from 'node:fs'
import { loadavg } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { top } from '../../../ui/serve/settings'
import type { PortalProcess } from '../../setup/portalProcess'
import { inFolder } from '../built'
import { loadingTable } from './loadingReport'
import { startCheckout } from './portal'
import { type LoadingRound, loadingRound } from './round'

interface Side {
  readonly name: string
  readonly portal: PortalProcess
  readonly rounds: LoadingRound[]
}

/** Of the last round, in milliseconds since the page was asked for. */
const waterfallsOf = ({ name, rounds }: Side): readonly string[] => {
  const [first = [], second = []] = rounds.at(-1)?.waterfalls ?? []
  return ['', `${name}, until a letter stands in the first field: from, to (ms)`, ...first].concat(
    '',
    `${name}, second opening: from, to (ms)`,
    second,
  )
}

const because = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/**
 * How soon the built portal stands on a slow line and a slow processor: this checkout, and by `--against FOLDER` another
 * one, in turns. Reports, and judges nothing.
 * @param words `--against FOLDER`; `--rounds N`; `--waterfall` adds the requests of each last round; `--on-disk` keeps the
 * browser's profile on disk
 * @param say takes a line of how far it is
 */
export const loading = (words: readonly string[], say: (line: string) => void): Promise<string> => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      against: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      waterfall: { type: 'boolean', default: false },
      'on-disk': { type: 'boolean', default: false },
    },
  })
  const checkouts = values.against === undefined ? [top] : [top, resolve(values.against)]
  return inFolder(async folder => {
    const sides: Side[] = []
    const failed: string[] = []
    const load: number[] = []
    try {
      for (const [at, checkout] of checkouts.entries()) {
        say(`building ${checkout}`)
        const portal = await startCheckout(checkout, join(folder, `${at}`))
        sides.push({ name: at === 0 ? 'this' : `against ${basename(checkout)}`, portal, rounds: [] })
      }
      for (let round = 1; round <= Number(values.rounds); round++) {
        load.push(loadavg()[0] ?? Number.NaN)
        for (const { name, portal, rounds } of sides) {
          say(`round ${round} of ${values.rounds}: ${name}`)
          try {
            const profile = values['on-disk'] ? mkdtempSync(join(folder, 'profile-')) : null
            rounds.push(await loadingRound(portal.officeUrl, profile))
          } catch (cause) {
            failed.push(`${name}, round ${round}: not measured. ${because(cause)}`)
          }
        }
      }
    } finally {
      for (const { portal } of sides) await portal.close()
    }
    const busy = `Load of the machine in each round: ${load.map(one => one.toFixed(1)).join(', ')}.`
    const measured = sides.map(({ name, rounds }) => ({ name, rounds: rounds.map(({ found }) => found) }))
    const waterfalls = values.waterfall ? sides.flatMap(waterfallsOf) : []
    return ['How soon the portal stands', loadingTable(measured), busy, ...failed, ...waterfalls, ''].join('\n')
  })
}
