import { statSync } from 'node:fs'
import { basename } from 'node:path'
import type { TestSequencer, TestSpecification } from 'vitest/node'

/**
 * Measured: a journey here takes twenty seconds or more, another file ten; the longest first. What is missing here costs
 * time, nothing else: a long one that begins last runs alone, while the other workers stand idle.
 */
const longest = [
  ...['supportTypes', 'invitations', 'full', 'worker', 'fullKeyboard', 'debug', 'retrieval', 'support', 'kill'],
  ...['keyboard', 'tabs', 'path', 'copy', 'pages', 'steps', 'mortgageEnrich', 'widgets', 'received', 'calmSent'],
  ...['paper', 'storage', 'damage', 'noLine', 'undo', 'stay', 'themes'],
  ...['hall', 'recovery', 'erased', 'phones', 'calm', 'offline', 'login'],
  ...['otherComputer', 'access', 'session', 'partner', 'refused'],
  // Those without a browser.
  ...['office', 'minimise', 'replayCommand', 'backEnd', 'starting'],
].map(name => `${name}.test.ts`)

const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.indexOf(basename(moduleId))
  return at < 0 ? longest.length : at
}

/** What runs after what, whatever its files take: groups in their order, and in each the projects together. */
const stage = ({ project }: TestSpecification): string => `${project.config.sequence.groupOrder} ${project.name}`

/**
 * The order of the files: the longest first, then the larger. The one that ends last else has a core for itself for minutes
 * while the other stands idle; Vitest knows what takes long only where it ran before.
 */
export class LongestFirst implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const size = new Map(files.map(file => [file, statSync(file.moduleId).size]))
    return [...files].sort(
      (a, b) => stage(a).localeCompare(stage(b)) || rank(a) - rank(b) || (size.get(b) ?? 0) - (size.get(a) ?? 0),
    )
  }
}
