import { reporting } from './codeRules'
import type { Node } from './source'

const member = (node: unknown, key: string): unknown => Object(node)[key]

const isNamed = (node: unknown, name: string): boolean => member(node, 'name') === name

/** `record.command`, or `command` by itself, as it is taken out of a record. */
const isCommandName = (node: unknown): boolean =>
  isNamed(node, 'command') ||
  (member(node, 'type') === 'MemberExpression' && isNamed(member(node, 'property'), 'command'))

/** Whether a command is there at all may be asked. */
const isNothing = (node: unknown): boolean => member(node, 'value') === null || isNamed(node, 'undefined')

const isCompared = ({ type, ...node }: Node): boolean => {
  const { left, right } = node
  switch (type) {
    case 'BinaryExpression':
      if (node.operator === 'in') return member(left, 'value') === 'command'
      return (isCommandName(left) && !isNothing(right)) || (isCommandName(right) && !isNothing(left))
    case 'SwitchStatement':
      return isCommandName(node.discriminant)
    case 'MemberExpression':
      return node.computed === true && isCommandName(node.property)
    case 'CallExpression': {
      const { callee } = node
      const isAsked = /^(has|get|includes|indexOf|startsWith|endsWith|match|test)$/.test(
        String(member(member(callee, 'property'), 'name')),
      )
      const given = Array.isArray(node.arguments) ? node.arguments : []
      return isAsked && (given.some(isCommandName) || isCommandName(member(callee, 'object')))
    }
    default:
      return false
  }
}

/** What was meant by a record stands in its intent: the names of commands stay free to change. They may be shown. */
export const commandNamesRead = reporting(
  "reads what was meant from a command's name: the record's intent says it",
  path => /^(projections|ui)\//.test(path),
  isCompared,
)

/** A projection follows from the log. What is judged on both sides is a function of its own, as `undoRefusal` is. */
export const decisionsMade = reporting(
  'decides by itself: the store does',
  path => /^(projections|ui)\//.test(path),
  node => node.type === 'ImportSpecifier' && isNamed(member(node, 'imported'), 'decide'),
)
