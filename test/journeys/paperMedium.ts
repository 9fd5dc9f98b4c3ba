import type { Page } from 'playwright-core'
import { inFirefox } from '../setup/browser'

declare global {
  interface Window {
    /** Of the rules that are for paper alone, while they hold on the screen. */
    paperMedia?: readonly MediaList[]
  }
}

const rulesForPaper = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const changed: MediaList[] = []
    const turn = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
          changed.push(rule.media)
          rule.media.mediaText = 'all'
        }
        if (rule instanceof CSSGroupingRule) turn(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) turn(sheet.cssRules)
    window.paperMedia = changed
    dispatchEvent(new Event('beforeprint'))
  })

const rulesForScreen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const media of window.paperMedia ?? []) media.mediaText = 'print'
    dispatchEvent(new Event('afterprint'))
  })

/**
 * From now on the page is as it goes to paper. Firefox cannot be told to take the screen for paper: there the rules that
 * are for paper hold on the screen.
 */
export const onPaper = (page: Page): Promise<void> =>
  inFirefox ? rulesForPaper(page) : page.emulateMedia({ media: 'print' })

/** It is on the screen again. */
export const offPaper = (page: Page): Promise<void> =>
  inFirefox ? rulesForScreen(page) : page.emulateMedia({ media: null })
