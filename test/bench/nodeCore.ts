import { coreFigures } from './coreFigures'
import { measureBy } from './measure'

/** Processor time of this program in milliseconds, with what collecting its garbage takes: others do not count. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

measureBy(processorTime)
process.stdout.write(JSON.stringify(coreFigures()))
