/**
 * The props that all questions of a section or item share (item ids, which errors show, the office's refusals), the
 * refusal at one question, and the type of their renderer.
 */
import type { ComponentType } from 'react'
import type { Content } from '../../domain/language/section'
import type { ErrorScope } from '../../projections/steps/fieldErrors'

export type SectionContext = Readonly<{
  /** The ids of the enclosing items, outermost first; the same array as long as they are the same. */
  ids: readonly string[]
  errorScope: ErrorScope
  /** What the office said of single questions, as path and text. */
  refusals: readonly (readonly [string, string])[]
}>

/** A component that renders content; lists get it as a prop, because content and lists contain each other. */
export type ContentComponent = ComponentType<SectionContext & Readonly<{ content: Content }>>

/** What the office said of the question at this path. */
export const officeRefusalAt = ({ refusals }: SectionContext, path: string): string | null =>
  refusals.find(([at]) => at === path)?.[1] ?? null
