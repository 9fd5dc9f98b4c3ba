import type { Browser } from 'playwright-core'
import { median } from './measure'

/** What a strict commit takes by itself, with the hash over its record, and with the mark of the head too; in milliseconds. */
export interface HashCost {
  /** Of the text in the record. */
  readonly letters: number
  readonly bare: number
  readonly hashed: number
  readonly marked: number
}

/** Where the page is served: as it is, and built without hashes. */
export interface Addresses {
  readonly hashed: string
  readonly bare: string
}

/** Pages of one browser take turns at committing, so that whatever the machine and its disk do besides slows all. */
export const hashCost = async (
  browser: Browser,
  { hashed, bare }: Addresses,
  letters: number,
  rounds: number,
): Promise<HashCost> => {
  const open = async (address: string, isMarked: boolean) => {
    const page = await (await browser.newContext()).newPage()
    page.setDefaultTimeout(300_000)
    await page.goto(address)
    const turn = (count: number): Promise<readonly number[]> =>
      page.evaluate(given => window.bench.someCommits(...given), [count, letters, isMarked] as const)
    // The first ones warm up.
    await turn(20)
    const took: number[] = []
    return { took, turn: async (count: number): Promise<number> => took.push(...(await turn(count))) }
  }
  const pages = [await open(bare, false), await open(hashed, false), await open(hashed, true)] as const
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < pages.length; turn++) await pages[(round + turn) % pages.length]?.turn(10)
  const [a, b, c] = pages
  return { letters, bare: median(a.took), hashed: median(b.took), marked: median(c.took) }
}
