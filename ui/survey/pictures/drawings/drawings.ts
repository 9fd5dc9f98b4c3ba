import { AgesDrawing, LaneDrawing, LaneSwatch } from './AgesDrawing'
import { HouseholdDrawing } from './HouseholdDrawing'
import { IncomeDrawing, PersonDrawing } from './IncomeDrawing'
import { SharesDrawing, Swatch } from './SharesDrawing'
import { YearsDrawing } from './YearsDrawing'

/** One part of the build: they come together, or none of them does. */
export const drawings = {
  AgesDrawing,
  HouseholdDrawing,
  IncomeDrawing,
  LaneDrawing,
  LaneSwatch,
  PersonDrawing,
  SharesDrawing,
  Swatch,
  YearsDrawing,
}
