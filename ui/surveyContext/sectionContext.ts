import type { ComponentType } from 'react'
import type { Content } from '../../domain/language/section'
import type { ErrorScope } from '../../projections/steps/fieldErrors'

/** Where questions stand, and how they are judged; the same for a whole section or item. */
export type SectionContext = Readonly<{
  /** The ids of the items on the way, outermost first; the same array as long as they are the same. */
  ids: readonly string[]
  errorScope: ErrorScope
  /** What the office said of single questions, as path and text. */
  refusals: readonly (readonly [string, string])[]
}>

/** What shows content; lists get it handed in, because content holds lists and items hold content. */
export type ContentComponent = ComponentType<SectionContext & Readonly<{ content: Content }>>

/** What the office said of the question at this path. */
export const officeRefusalAt = ({ refusals }: SectionContext, path: string): string | null =>
  refusals.find(([at]) => at === path)?.[1] ?? null
