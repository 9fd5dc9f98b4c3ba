import { capital } from '../../domain/format/capital'
import type { Why, WhyAspect, WhyEvent, WhyNode } from './whyNode'

const others = ({ with: together }: WhyEvent): string => {
  const seqs = [...new Set(together.map(({ seq }) => seq))]
  return seqs.length === 0 ? '' : `; samen met handeling ${seqs.join(' en ')}, want elk ervan is genoeg`
}

const nodeWords = (node: WhyNode): string => {
  switch (node.tag) {
    case 'event':
      return `Handeling ${node.seq}: ${node.words}${others(node)}.`
    case 'question':
      return `'${node.title}' is ${node.words} (${node.path}).`
    case 'fact':
      return `${capital(node.words)}.`
    case 'condition':
      if (node.condition === null || node.because.length > 1) return `${capital(node.words)}:`
      return `${node.held ? 'Dit geldt' : 'Dit geldt niet'}: ${node.words}.`
    case 'rule':
      return `Regel '${node.name}': ${node.words}. De klant leest: '${[node.message, node.reason].filter(Boolean).join("' en '")}'.`
  }
}

const nodeLines = (node: WhyNode, depth: number): readonly string[] => [
  `${'  '.repeat(depth)}- ${nodeWords(node)}`,
  ...('because' in node ? node.because.flatMap(one => nodeLines(one, depth + 1)) : []),
]

const aspectLines = ({ words, because }: WhyAspect): readonly string[] => [
  words,
  ...because.flatMap(node => nodeLines(node, 1)),
]

/** The explanation as lines of Dutch, indented under what they explain. They hold the customer's answers as they are. */
export const whyWords = ({ path, title, position, visible, required, wrong, value }: Why): readonly string[] => [
  `'${title}' (${path}) na handeling ${position}`,
  ...[visible, value, required, wrong].flatMap(aspectLines),
]
