// Run by hand: npx tsx test/ui/gallery/shoot.ts [scene...]. Pictures of every scene, and a failure for what axe refuses.
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium } from 'playwright-core'
import { serveGallery } from './galleryServer'

const sizes = { 640: 400, 1024: 768, 1280: 800, 1920: 1080 } as const
/** Widths at which axe looks too: the layouts with and without room beside the questions. */
const checked = [640, 1280]
const looks = ['default', 'green', 'yellow'] as const
const names = [
  'login',
  'registerRefused',
  'empty',
  'filled',
  'refused',
  'disabled',
  'busy',
  'saveFailed',
  'choicesEmpty',
  'choicesFilled',
  'choicesRefused',
  'choicesDisabled',
  'long',
  'framed',
  'dialog',
  'charts',
  'homes',
  'typing',
  'problem',
  'mobile',
  'browser',
]
const folder = join(tmpdir(), 'gallery-shots')
const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What is wrong with one scene, in words; a picture of it is left in the folder. */
const shoot = async (
  browser: Browser,
  address: string,
  scene: string,
  look: string,
  width: number,
  height: number,
): Promise<string[]> => {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'nl-NL' })
  const page = await context.newPage()
  const wrong: string[] = []
  const here = `${scene} ${look} ${width}`
  page.on('console', message => message.type() === 'error' && wrong.push(`${here}: ${message.text()}`))
  page.on('pageerror', error => wrong.push(`${here}: ${error.message}`))
  await page.goto(`${address}?scene=${scene}&theme=${look}`)
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(folder, `${scene}-${look}-${width}.png`), fullPage: scene !== 'dialog' })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (overflow > 0) wrong.push(`${here}: ${overflow}px too wide`)
  if (!checked.includes(width)) {
    await context.close()
    return wrong
  }
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  for (const violation of violations)
    wrong.push(
      `${here}: ${violation.id}: ${violation.help}\n${violation.nodes.map(node => `    ${node.target.join(' ')} ${node.failureSummary ?? ''}`).join('\n')}`,
    )
  await context.close()
  return wrong
}

const main = async (asked: readonly string[]): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const gallery = await serveGallery()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: switches,
  })
  const wrong: string[] = []
  try {
    for (const scene of asked.length === 0 ? names : asked)
      for (const look of looks)
        for (const [width, height] of Object.entries(sizes))
          if (look === 'default' || width === '1280')
            wrong.push(...(await shoot(browser, gallery.address, scene, look, Number(width), height)))
  } finally {
    await browser.close()
    await gallery.close()
  }
  process.stdout.write(wrong.length === 0 ? `No violation. Pictures in ${folder}\n` : `${wrong.join('\n')}\n`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}

await main(process.argv.slice(2))
