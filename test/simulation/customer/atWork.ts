// Who can do something in a tab: a page that is awake, or an open visit on it that is whole and in sight.
import type { SurveyDependencies } from '../../../ui/surveyContext/surveyContext'
import type { Page } from '../device/page'
import type { Portal } from '../portal/portal'
import type { World, WorldTab } from '../world'

/** A customer who looks at an open visit, whole and in sight. */
export interface AtWork {
  readonly page: Page
  readonly portal: Portal
  readonly survey: SurveyDependencies
}

export const atWork = ({ page, portal }: WorldTab): AtWork | null => {
  const survey = portal?.survey() ?? null
  if (page === null || portal === null || survey === null || page.isAsleep()) return null
  const isShown = portal.app.lifecycle$.value.phase.tag === 'open' && portal.app.lifecycle$.value.loggingOut === null
  return isShown ? { page, portal, survey } : null
}

export const onPage = async (world: World, tab: WorldTab, does: (portal: Portal) => void): Promise<void> => {
  const { page, portal } = tab
  if (page === null || portal === null || page.isAsleep()) return
  await world.scheduler.happen(page, () => does(portal))
}

export const onWork = async (world: World, tab: WorldTab, does: (now: AtWork) => void): Promise<void> => {
  const now = atWork(tab)
  if (now !== null) await world.scheduler.happen(now.page, () => does(now))
}

/** The text that is the answer there. */
export const textOf = (survey: SurveyDependencies, path: string): string => {
  const slot = survey.catalogue.slotAt.get(path)
  const { answers } = survey.live.view().state
  const value = slot === undefined ? null : answers[slot.group.id]?.values[slot.index]
  return typeof value === 'string' ? value : ''
}
