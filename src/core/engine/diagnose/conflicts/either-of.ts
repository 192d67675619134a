import type { Observation } from '../../../model/observation.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import type { SentFile } from '../reading/read.ts'
import { inBranches } from './in-branches.ts'

const ofVersion: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'kubernetesVersion',
  'kubernetesRelease',
  'controlPlaneVersion',
])
const joined = [' or ', ' and ', '/', ' / ', ', ', ' & '].flatMap((word) => [word, `${word}v`])

/**
 * “Installed RKE2: v1.21.8+rke2r1 or v1.22.5+rke2r1”: who names two versions in one breath has tried
 * both; and a script takes one of its branches.
 */
export const eitherOf = (files: readonly SentFile[]) => {
  const texts = new Map(files.map(({ name, text }) => [name, text]))
  const areBranches = inBranches(files)
  const startsOf = startsIn()
  return (id: DecisionId, one: Observation, other: Observation): boolean => {
    if (areBranches(one, other)) return true
    const text = texts.get(one.file)
    if (!ofVersion.has(id) || text === undefined || one.file !== other.file) return false
    const [a = '', b = ''] = [one, other].map(({ raw }) => raw.replace(/^v/i, ''))
    if (a === '' || b === '') return false
    return startsOf(text, b).some((at) =>
      joined.some(
        (word) => text.endsWith(`${a}${word}`, at) || text.startsWith(`${word}${a}`, at + b.length),
      ),
    )
  }
}

/** Where words begin in a text: one value is compared with all others. */
function startsIn() {
  const known = new Map<string, Map<string, readonly number[]>>()
  return (text: string, words: string): readonly number[] => {
    const ofText = known.get(text) ?? new Map<string, readonly number[]>()
    known.set(text, ofText)
    const starts = ofText.get(words) ?? [...allStarts(text, words)]
    ofText.set(words, starts)
    return starts
  }
}

function* allStarts(text: string, words: string) {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) yield at
}
