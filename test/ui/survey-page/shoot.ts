// Run by hand: [WIDTH=1280] npx tsx test/ui/survey-page/shoot.ts [scene...]. A picture of every scene at every width, and a failure
// for what axe refuses, for what is too wide, and for what the console says.
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium } from 'playwright-core'
import { type Scene, scenes } from './scenes'
import { serveSurvey } from './surveyServer'

/** 640 is what 1280 becomes at 200% zoom. */
const sizes: readonly (readonly [number, number])[] = [
  [640, 400],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
]
const folder = join(tmpdir(), 'survey-shots')
const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const shoot = async (browser: Browser, address: string, name: string, scene: Scene, width: number, height: number) => {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'nl-NL' })
  const page = await context.newPage()
  const wrong: string[] = []
  const here = `${name} ${width}`
  page.on('console', message => message.type() === 'error' && wrong.push(`${here}: ${message.text()}`))
  page.on('pageerror', error => wrong.push(`${here}: ${error.message}`))
  await page.goto(`${address}?${scene.query}`)
  await page.waitForSelector('h1')
  await scene.act?.(page)
  await page.waitForTimeout(150)
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (overflow > 0) wrong.push(`${here}: ${overflow}px too wide`)
  if (width === 640 || width === 1280) {
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    for (const { id, help, nodes } of violations)
      wrong.push(`${here}: ${id}: ${help}\n${nodes.map(node => `    ${node.target.join(' ')}`).join('\n')}`)
  }
  await context.close()
  return wrong
}

const only = process.env.WIDTH

const main = async (asked: readonly string[]): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const served = await serveSurvey()
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: switches })
  const wrong: string[] = []
  try {
    for (const [name, scene] of Object.entries(scenes))
      if (asked.length === 0 || asked.includes(name))
        for (const [width, height] of sizes.filter(([width]) => only === undefined || String(width) === only))
          wrong.push(
            ...(await shoot(browser, served.address, name, scene, width, height).catch((error: unknown) => [
              `${name} ${width}: ${String(error).split('\n')[0]}`,
            ])),
          )
  } finally {
    await browser.close()
    await served.close()
  }
  process.stdout.write(wrong.length === 0 ? `No violation. Pictures in ${folder}\n` : `${wrong.join('\n')}\n`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}

await main(process.argv.slice(2))
