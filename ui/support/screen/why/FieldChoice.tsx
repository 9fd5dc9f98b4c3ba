import { useMemo } from 'react'
import { slotPath } from '../../../../domain/engine/path'
import type { FieldView } from '../../../../projections/fieldView'
import type { View } from '../../../../projections/live'
import { questionTitle } from '../../../../projections/questionTitle'
import type { GroupView } from '../../../../projections/surveyTree'
import { useStream } from '../../../useStream'
import type { Session } from '../session'
import { screenStep } from '../stage/screenStep'
import styles from './WhyPanel.module.css'

type FieldChoiceProps = Readonly<{ session: Session; path: string | null; onAsk: (path: string) => void }>

const fieldsIn = (group: GroupView): readonly FieldView[] => [
  ...group.fields,
  ...group.lists.flatMap(list => list.items.flatMap(fieldsIn)),
]

interface Choice {
  readonly path: string
  readonly title: string
  readonly isHidden: boolean
  readonly isWrong: boolean
}

/** The questions of the screen that one looks at, those that are not to be seen too: one may wonder why not. */
const choicesAt = ({ replay, customer }: Session, view: View, position: number): readonly Choice[] => {
  const step = screenStep(customer.seen.screenAt(position), view.state)
  const groups = replay.catalogue.groups.flatMap((group, at) =>
    group.step?.key === step && group.within === null ? (view.tree[at] ?? []) : [],
  )
  return groups.flatMap(fieldsIn).map(field => {
    const path = slotPath(field.slot, field.ids)
    return {
      path,
      title: questionTitle(replay.catalogue, view.tree, path),
      isHidden: !field.visible,
      isWrong: field.error !== null && field.visible,
    }
  })
}

/** Which question to ask about, for who does not press it in the customer's screen. */
export const FieldChoice = ({ session, path, onAsk }: FieldChoiceProps) => {
  const position = useStream(session.position$)
  const view = useStream(session.portal.live.view$)
  const choices = useMemo(() => choicesAt(session, view, position), [session, view, position])
  const shown = choices.filter(({ isHidden }) => !isHidden)
  const hidden = choices.filter(({ isHidden }) => isHidden)
  const option = ({ path: value, title, isWrong }: Choice) => (
    <option key={value} value={value}>
      {isWrong ? `${title} (fout)` : title}
    </option>
  )
  return (
    <label className={styles.choice}>
      Klik op een veld van de klant, of kies een vraag van dit scherm
      <select value={path ?? ''} onChange={({ currentTarget }) => onAsk(currentTarget.value)}>
        <option value="" disabled>
          Kies een vraag
        </option>
        {path !== null && choices.every(choice => choice.path !== path) && <option value={path}>Andere vraag</option>}
        <optgroup label="Te zien">{shown.map(option)}</optgroup>
        <optgroup label="Niet te zien">{hidden.map(option)}</optgroup>
      </select>
    </label>
  )
}
