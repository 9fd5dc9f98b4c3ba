/**
 * Makes, recognises and strips the command names ('WhatIf', 'WhatIf.ChangeAnswer') under which support's copies of logs are
 * stored to this day, for older builds to read.
 */

/** Until records said it themselves, support's copies of a log were known by the names of their commands. */
const scenarioCommand = 'WhatIf'

const prefix = `${scenarioCommand}.`

/** Whether support put the record there, to see what would follow. */
export const isScenarioCommand = (command: string): boolean => command === scenarioCommand || command.startsWith(prefix)

/** The command that a record of support's asked; a record of the portal's own names it by itself. */
export const withoutScenario = (command: string): string =>
  command.startsWith(prefix) ? command.slice(prefix.length) : command

/** As a copy's record is stored, which builds of before read as well. @param command null: the mark at which the copy begins */
export const storedScenarioCommand = (command: string | null): string =>
  command === null ? scenarioCommand : `${prefix}${command}`
