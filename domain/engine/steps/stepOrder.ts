import type { StepKey } from '../../language/stepKey'

/** The step that follows; null after the last one, and for a step that is not in the order (checklist OPEN-15). */
export const nextStep = (order: readonly StepKey[], step: StepKey): StepKey | null =>
  order.includes(step) ? (order[order.indexOf(step) + 1] ?? null) : null

/** The step before; 'error' for one that is not in the order or has none before it (NAV-55). */
export const previousStep = (order: readonly StepKey[], step: StepKey): StepKey | 'error' =>
  order[order.indexOf(step) - 1] ?? 'error'

/** Whether its button reads 'Laatste stap': what follows is sending (checklist OPEN-16). */
export const isLastStep = (order: readonly StepKey[], step: StepKey): boolean => nextStep(order, step) === 'complete'

/** What the side navigation shows (checklist OPEN-17). */
export const sideSteps = (order: readonly StepKey[]): readonly StepKey[] =>
  order.filter(step => step !== 'intro' && step !== 'success')
