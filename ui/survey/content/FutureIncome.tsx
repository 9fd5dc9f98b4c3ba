import { useMemo } from 'react'
import type { ReadOnlyEntry } from '../../../domain/language/section'
import { futureIncomeByKind } from '../../../projections/finances/futureIncomeByKind'
import { findItems } from '../../../projections/tree/findNode'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { BarChart, type ChartBar, longestBar } from '../../widgets/BarChart'
import { InfoBlock } from '../../widgets/InfoBlock'
import { IncomeByAgeFigure } from '../pictures/IncomeByAgeFigure'
import styles from './FutureIncome.module.css'

const path = 'customer.pensions'

interface Chart {
  readonly title: string
  readonly bars: readonly ChartBar[]
}

/**
 * Shows the income now and from pensions by age, or bar charts of the pensions where no age is known, or a text where
 * there are none.
 */
export const FutureIncome = ({ shown }: { shown: ReadOnlyEntry }) => (
  <IncomeByAgeFigure shown={shown} fallback={AmountCharts} />
)

/**
 * The pension amounts side by side, all on one scale: with several pensions a chart of each kind, with one pension one chart,
 * and what is paid after death apart where that chart says from what age.
 */
const AmountCharts = ({ shown }: { shown: ReadOnlyEntry }) => {
  const { catalogue } = useSurvey()
  const slot = catalogue.listAt.get(path)
  const list = useView(({ tree }) => findItems(catalogue, tree, path))
  const charts = useMemo((): readonly Chart[] => {
    const kinds = slot === undefined || list === null ? [] : futureIncomeByKind(slot, list)
    const bar = (key: string, label: string, { value, text }: Pick<ChartBar, 'value' | 'text'>): ChartBar => ({
      key,
      label,
      value,
      text,
    })
    if ((list?.items.length ?? 0) > 1)
      return kinds.map(({ title, amounts }) => ({
        title,
        bars: amounts.map(amount => bar(amount.id, amount.pension, amount)),
      }))
    const amounts = kinds.flatMap(({ title, amounts }) =>
      amounts.map(amount => ({ ...amount, bar: bar(title, title, amount) })),
    )
    return [...new Set(amounts.map(({ pension }) => pension))].map(title => ({
      title,
      bars: amounts.flatMap(one => (one.pension === title ? [one.bar] : [])),
    }))
  }, [slot, list])
  if (charts.length === 0) return <InfoBlock>{shown.empty}</InfoBlock>
  const most = longestBar(charts.flatMap(({ bars }) => bars))
  return (
    <section>
      <h3 className={styles.heading}>{shown.title}</h3>
      {charts.map(({ title, bars }) => (
        <BarChart key={title} title={title} bars={bars} most={most} />
      ))}
    </section>
  )
}
