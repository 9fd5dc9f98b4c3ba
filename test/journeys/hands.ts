import type { Locator } from 'playwright-core'

/** A way to work a screen: with a mouse, or by the keyboard alone. */
export interface Hands {
  readonly type: (field: Locator, text: string) => Promise<void>
  readonly pick: (field: Locator, option: string) => Promise<void>
  readonly choose: (option: Locator) => Promise<void>
  readonly press: (button: Locator) => Promise<void>
  readonly slide: (slider: Locator, value: number) => Promise<void>
  readonly turnTo: (tab: Locator) => Promise<void>
}
