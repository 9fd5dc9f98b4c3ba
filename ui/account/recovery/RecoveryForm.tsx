/**
 * Shows a form that checks its fields and makes one account call; notifies of a refusal and leaves success to the
 * caller.
 */
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { type ReactNode, useState } from 'react'
import type { CallFault } from '../../../events/effects/calls/http'
import { AccountForm, type AccountRow } from '../../accountForms/AccountForm'
import type { FieldTexts } from '../../accountForms/formState'
import { focusField } from '../../shell/page/focusField'
import { useEffectReducer } from '../../useEffectReducer'
import { type CallEffect, type CallForm, type CallMessage, callErrors, initialCallForm, updateCall } from './callForm'

type RecoveryFormProps<F extends string> = Readonly<{
  form: CallForm<F>
  rows: readonly AccountRow<F>[]
  button: string
  send: (fields: FieldTexts<F>) => TE.TaskEither<CallFault, void>
  /** Once the office has taken it. */
  onDone: (fields: FieldTexts<F>) => void
  notify: (kind: 'danger', text: string) => void
  more?: ReactNode
  after?: ReactNode
  plain?: boolean
}>

export const RecoveryForm = <F extends string>(props: RecoveryFormProps<F>) => {
  const { form, rows, button, send, onDone, notify, more, after, plain } = props
  const [update] = useState(() => updateCall(form))
  const run = (effect: CallEffect<F>, tell: (message: CallMessage<F>) => void): unknown => {
    switch (effect.tag) {
      case 'send':
        return send(effect.fields)().then(
          E.match(
            fault => tell({ tag: 'failed', fault }),
            () => tell({ tag: 'done' }),
          ),
        )
      case 'focus':
        return focusField(effect.field)
      case 'notify':
        return notify('danger', effect.text)
      case 'finish':
        return onDone(state.fields)
    }
  }
  const [state, tell] = useEffectReducer(() => initialCallForm(form), update, run)
  return (
    <AccountForm
      rows={rows}
      form={state}
      errors={callErrors(form, state)}
      onType={(field, text) => tell({ tag: 'typed', field, text })}
      onSubmit={() => tell({ tag: 'submitted' })}
      button={button}
      more={more}
      after={after}
      plain={plain}
      failed={plain === true ? form.failed : undefined}
    />
  )
}
